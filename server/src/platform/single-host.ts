import { StartupError } from './errors.ts';

/**
 * An address of several machines, such as `postgres://a,b/vatio?target_session_attrs=read-write`, is one for libpq; the
 * driver would look for a machine of that whole name, or pass by what it does not know and write to a replica.
 */
export function refuseHostList(name: string, url: string | undefined): void {
  if (url === undefined) return;
  const [, authority = '', query = ''] = /^\w+:\/\/([^/?]*)[^?]*\??(.*)$/.exec(url) ?? [];
  const given = new URLSearchParams(query);
  const hosts = [authority.slice(authority.lastIndexOf('@') + 1), given.get('host'), given.get('hostaddr')];
  if (hosts.some((host) => host?.includes(','))) {
    throw new StartupError(
      `${name} nombra varias máquinas y Vatio se conecta a una: pon el nombre que sigue a la principal (el del proveedor, o el de un HAProxy o PgBouncer delante), y el de una réplica en VATIO_DATABASE_READ_URL`,
    );
  }
  const wanted = given.get('target_session_attrs') ?? 'any';
  if (wanted !== 'any') {
    throw new StartupError(
      `${name} pide target_session_attrs=${wanted}, que Vatio no sabe elegir: quítalo, y pon el nombre que sigue a la principal`,
    );
  }
}
