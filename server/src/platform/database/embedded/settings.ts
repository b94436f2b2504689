/** Settings of the embedded PostgreSQL: safe first (nothing acknowledged is lost), then small. */
export function settingsOf(clusterName: string, socketDir: string): string[] {
  const settings: Record<string, string> = {
    cluster_name: clusterName,
    // Reached through the socket folder alone, which only we can enter.
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    // Taken as it is needed: what a thousand students of a large campus ask for fits, and is not read again from files.
    shared_buffers: '128MB',
    // Ten processes with a full pool each, their migrations, a backup and whoever looks.
    max_connections: '130',
    max_worker_processes: '4',
    max_parallel_workers_per_gather: '0',
    autovacuum_max_workers: '2',
    maintenance_work_mem: '32MB',
    max_wal_size: '256MB',
    min_wal_size: '64MB',
    max_wal_senders: '0',
    jit: 'off',
    io_method: 'sync',
    huge_pages: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Failed statements hold what people typed; the server's own log names them without it.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    logging_collector: 'off',
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
