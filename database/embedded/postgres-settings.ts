/**
 * Settings on the command line, so that they also apply to old clusters and nobody has to edit a file. Sized for a small machine: each
 * session costs memory, and the server needs few of them.
 */
export function listSettings(port: number, isThrowaway: boolean): string[] {
  const settings: Record<string, string | number> = {
    // TCP on the loopback address with a password of 256 bits. A Unix socket would need no password, but its path must be shorter than
    // 107 characters, which a clone deep in someone's folders is not.
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    password_encryption: 'scram-sha-256',
    max_connections: 100,
    shared_buffers: '128MB',
    // Containers give /dev/shm 64 MB or nothing, so memory is shared through files of the cluster, and seldom.
    dynamic_shared_memory_type: 'mmap',
    min_dynamic_shared_memory: '8MB',
    max_parallel_workers_per_gather: 0,
    max_parallel_maintenance_workers: 0,
    fsync: isThrowaway ? 'off' : 'on',
    full_page_writes: isThrowaway ? 'off' : 'on',
    synchronous_commit: isThrowaway ? 'off' : 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    logging_collector: 'off',
    log_destination: 'stderr',
    // Errors reach the caller anyway; in the log, they would reveal statements and the companies' text.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_line_prefix: '',
    log_checkpoints: 'off',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
