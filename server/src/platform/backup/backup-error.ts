/** Why nothing was backed up or restored, in a sentence for whoever asked. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BackupError'
  }
}
