import type { FastifyServerOptions } from 'fastify';

const HIDDEN = '[oculto]';

/**
 * Secrets and personal identifiers that may stand anywhere in a line: in an address, a message or a detail of
 * PostgreSQL.
 */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Everything after a question mark goes, because searches carry names and NIFs, and links carry tokens.
  [/(\/[^\s"?\\]*)\?[^\s"\\]*/g, `$1?${HIDDEN}`],
  [/(\/p\/|\/v1\/publico\/(?:[\w-]+\/)?)[\w.~%-]{16,}/g, `$1${HIDDEN}`],
  [/\bbearer\s+[\w.~+/=-]+/gi, `Bearer ${HIDDEN}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, HIDDEN],
  [
    /(\\?"?(?:authorization|password|\w*token|testigo|clave)\\?"?\s*[:=]\s*\\?"?)[^\s"\\,}&]+/gi,
    `$1${HIDDEN}`,
  ],
  // 256 random bits in base64url: refresh tokens, links of proposals and of passwords.
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, HIDDEN],
  // NIF, NIE and CIF, also with blanks, dots or hyphens between their parts. One UUID of a hundred begins like a NIF.
  [
    /(?<![A-Za-z0-9])(?:\d{1,2}[. ]?\d{3}[. ]?\d{3}[ .-]?[A-Za-z]|[XYZxyz][ .-]?\d{7}[ .-]?[A-Za-z])(?![A-Za-z0-9]|-[\da-f]{4}-[\da-f]{4}-)/g,
    HIDDEN,
  ],
  [/(?<![A-Za-z0-9])[A-HJNP-SUVWa-hjnp-suvw][ .-]?\d{7}[ .-]?[0-9A-Ja-j](?![A-Za-z0-9])/g, HIDDEN],
];

/** A line of the log without tokens and without identifiers of people. */
function withoutSecrets(line: string): string {
  return SECRETS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);
}

/** Every line of this logger passes through `withoutSecrets`, whoever writes it. */
export function safeLogger(
  level: string,
  stream: { write: (line: string) => void },
): FastifyServerOptions['logger'] {
  return { level, stream: { write: (line) => stream.write(withoutSecrets(line)) } };
}
