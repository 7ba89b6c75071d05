const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL would accept the text as a `uuid`; any other text identifies nobody. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
