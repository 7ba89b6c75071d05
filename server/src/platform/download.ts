import type { FastifyReply } from 'fastify';

/**
 * `Content-Disposition` of a file with any name (RFC 6266): a plain name for old programs, and the whole one in UTF-8.
 * Nothing of the name can end the header or the quotes.
 */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name.replace(/\p{Cs}/gu, '_')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** An uploaded file is shown in isolation: no script, style or request of it runs with our rights. */
export function isolate(reply: FastifyReply): FastifyReply {
  return reply
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store');
}
