const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|::1|\[::1\]|::ffff:127\.\d+\.\d+\.\d+)$/

/** Whether a host name or address is this machine itself: nothing sent there passes a network. */
export const isLoopback = (host: string): boolean => loopback.test(host)
