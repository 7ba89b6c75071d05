/** A start that cannot go on; its message is one Spanish sentence for the person at the terminal. */
export class StartupError extends Error {}

/** The code of a Node or PostgreSQL error, such as `EACCES` or `23505`, where it has one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Some errors have no message of their own: Node's for a name with several addresses carries only a code. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message || errorCode(error) || error.name : String(error);
}
