import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie of this host alone, which no page can read and no other site sends along. */
export type OwnCookie = { readonly name: string; readonly seconds: number };

export function setOwnCookie(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  cookie: OwnCookie,
  value: string,
): void {
  const attributes = `Path=/; Max-Age=${cookie.seconds}; HttpOnly; SameSite=Strict`;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${nameOf(request, cookie)}=${value}; ${attributes}${secure}`);
}

export function readOwnCookie(request: FastifyRequest, cookie: OwnCookie): string | undefined {
  const start = `${nameOf(request, cookie)}=`;
  const found = request.headers.cookie?.split(/; */).find((pair) => pair.startsWith(start));
  return found?.slice(start.length);
}

/** Browsers take a name that begins so only by TLS and from the host itself, and no other host of the domain can set it. */
function nameOf({ protocol }: FastifyRequest, { name }: OwnCookie): string {
  return protocol === 'https' ? `__Host-${name}` : name;
}
