/** When this data folder's last backup was made, for the metrics: a file in it. */
export const lastBackupFile = 'last-backup'
