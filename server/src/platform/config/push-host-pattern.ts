/** What PUSH_HOSTS may name: a host, every name below one, either with a port; over plain HTTP this machine alone. */
export const pushHostPattern =
  /^(?:(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?|http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d{1,5})$/
