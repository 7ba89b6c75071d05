import type { Config } from './config.ts';

/** For these hosts `localhost` tells a person more than the numeric address. */
const NAMELESS_HOSTS = ['localhost', '0.0.0.0', '::'];

/** The address that this machine's own browser would open. */
export function localUrlOf({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const name = NAMELESS_HOSTS.includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** The address at which people open Vatio, without a trailing slash. */
export function publicUrlOf(config: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  return (config.publicUrl ?? localUrlOf(config)).replace(/\/+$/, '');
}
