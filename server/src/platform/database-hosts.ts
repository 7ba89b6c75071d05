import { StartupError } from './errors.ts';

/** What a program asks of the machine that it connects to, in the words of libpq. */
const WANTED = ['read-write', 'primary', 'any', 'read-only', 'standby', 'prefer-standby'] as const;

export type Wanted = (typeof WANTED)[number];

/** A machine of the database. A host that begins with `/` is the folder of a socket. */
export type Place = { readonly host: string; readonly port: number };

/** The machines among which a connection chooses, and what it asks of them. */
export type Hosts = {
  readonly places: readonly Place[];
  readonly wanted: Wanted;
  /** The address without machines to choose from, as the driver understands it. */
  readonly base: string;
};

const PORT = 5432;
const LIST = ['host', 'port', 'target_session_attrs'] as const;

/**
 * An address of several machines, such as `postgres://a,b:5433/vatio`, is one for libpq and none for `URL`. Answers the same
 * one in a form that both read, `postgres://a/vatio?host=a,b&port=5432,5433`, and refuses what is no such list. `writes` says
 * that it has to lead to a machine that can be written to.
 */
export function readableHosts(name: string, url: string, { writes }: { readonly writes: boolean }): string {
  const [, scheme, authority = '', path = '', query = ''] =
    /^(\w+):\/\/([^/?]*)([^?]*)\??(.*)$/.exec(url) ?? [];
  const given = new URLSearchParams(query);
  if (given.get('hostaddr')?.includes(',')) {
    throw new StartupError(`${name} da una lista en hostaddr: escribe las máquinas en host, o una dirección`);
  }
  const at = authority.lastIndexOf('@') + 1;
  const listed = (given.get('host') ?? authority.slice(at)).split(',');
  const target = given.get('target_session_attrs');
  if (listed.length === 1 && (target ?? 'any') === 'any') return url;
  const wanted = checkedTarget(name, target ?? (writes ? 'read-write' : 'any'), writes);
  const places = given.has('host')
    ? paired(name, listed, given.get('port'))
    : listed.map((host) => placeIn(name, host));
  const first = places.find(({ host }) => !host.startsWith('/'))?.host ?? 'localhost';
  given.set('host', places.map(({ host }) => host).join(','));
  given.set('port', places.map(({ port }) => port).join(','));
  given.set('target_session_attrs', wanted);
  const shown = first.includes(':') ? `[${first}]` : first;
  return `${scheme}://${authority.slice(0, at)}${shown}${path}?${given}`;
}

/** The addresses of the database among the variables of the environment, each in the form of `readableHosts`. */
export function readableAddresses(
  given: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const names = ['DATABASE_URL', 'VATIO_DATABASE_DIRECT_URL', 'VATIO_DATABASE_READ_URL'];
  const read = names.map((name) => {
    const url = given[name];
    return url ? { [name]: readableHosts(name, url, { writes: name !== 'VATIO_DATABASE_READ_URL' }) } : {};
  });
  return Object.assign({}, ...read);
}

/** The machines of an address that `readableHosts` has answered; undefined where there is nothing to choose. */
export function hostsOf(url: string): Hosts | undefined {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  const target = address?.searchParams.get('target_session_attrs') ?? 'any';
  const [hosts, ports] = ['host', 'port'].map((part) => address?.searchParams.get(part)?.split(',') ?? []);
  const wanted = WANTED.find((each) => each === target);
  if (!address || !wanted || !hosts || !ports || hosts.length === 0) return undefined;
  if (hosts.length === 1 && wanted === 'any') return undefined;
  for (const part of LIST) address.searchParams.delete(part);
  const places = hosts.map((host, i) => ({ host, port: Number(ports[i] ?? ports[0] ?? PORT) }));
  return { places, wanted, base: address.href };
}

/** The machines of an address, for whoever wrote it. */
export function shownHosts(url: string): string {
  const places = hostsOf(url)?.places;
  return places?.map(shownPlace).join(', ') ?? new URL(url).host;
}

export function shownPlace({ host, port }: Place): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function checkedTarget(name: string, target: string, writes: boolean): Wanted {
  const admitted = writes ? (['read-write', 'primary'] as const) : WANTED;
  const wanted = admitted.find((each) => each === target);
  if (wanted) return wanted;
  const reason = writes ? 'ahí se escribe, y se admite' : 'se admite';
  throw new StartupError(`${name} pide target_session_attrs=${target}: ${reason} ${admitted.join(', ')}`);
}

function paired(name: string, hosts: readonly string[], given: string | null): readonly Place[] {
  const ports = (given ?? '').split(',');
  if (ports.length !== 1 && ports.length !== hosts.length) {
    throw new StartupError(`${name} nombra ${hosts.length} máquinas y ${ports.length} puertos en port`);
  }
  return hosts.map((host, i) => placeOf(name, host, ports[i] ?? ports[0]));
}

function placeIn(name: string, text: string): Place {
  const [, six, other, port] = /^(?:\[([^\]]*)\]|([^:]*))(?::(.*))?$/.exec(text) ?? [];
  return placeOf(name, decodeURIComponent(six ?? other ?? ''), port);
}

function placeOf(name: string, host: string, given: string | undefined): Place {
  const port = given ? Number(given) : PORT;
  if (host === '') throw new StartupError(`En la lista de máquinas de ${name} hay una sin nombre`);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartupError(
      `En ${name}, el puerto «${given}» de la máquina ${host} no es un número de 1 a 65535`,
    );
  }
  return { host, port };
}
