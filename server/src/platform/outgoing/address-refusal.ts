import { isIP } from 'node:net';
import { type Network, PUBLIC_INTERNET } from './post.ts';

const PRIVATE = 'Lleva a una red privada: ha de ser una dirección de internet, o de VATIO_ALLOWED_NETWORKS';
const PLAIN = 'Ha de empezar por https://: sin cifrar, solo a una red de VATIO_ALLOWED_NETWORKS';
const THIS_MACHINE = '127.0.0.1';

/**
 * Why an address that somebody gives is not kept, as far as its text tells: of a name only its connection, which `post.ts`
 * checks each time, knows where it leads.
 */
export function addressRefusal(url: string, network: Network = PUBLIC_INTERNET): string | undefined {
  if (!URL.canParse(url)) return 'No es una dirección de internet';
  const { protocol, hostname } = new URL(url);
  const bare = hostname.replace(/^\[|\]$/g, '');
  const address = /(^|\.)localhost$/.test(bare) ? THIS_MACHINE : bare;
  const isName = isIP(address) === 0;
  if (!isName && !network.isAllowed(address)) return PRIVATE;
  if (protocol === 'https:') return undefined;
  const mayBePlain = isName ? network.mayBePlain !== undefined : network.mayBePlain?.(address);
  return mayBePlain ? undefined : PLAIN;
}
