import { BlockList, isIP, isIPv6 } from 'node:net';
import { type Network, PUBLIC_INTERNET } from './post.ts';
import { isPublicAddress } from './public-address.ts';

/**
 * Where clouds answer any machine of theirs with its own credentials, and the links of one cable: nobody means these by a
 * network of the house, however wide the one that they name. IPv4 within IPv6 is looked up as IPv4.
 */
const NEVER = networksOf([
  '169.254.0.0/16',
  'fe80::/10',
  'fd00:ec2::/32',
  'fd20:ce::254',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  '64:ff9b::/96',
]);

/** The public internet and, in the clear too, the networks named: addresses or CIDR, apart by commas. */
export function networkAllowing(text: string): Network {
  const own = networksOf(text.split(',').map((entry) => entry.trim()));
  const isOwn = (address: string) => has(own, address) && !has(NEVER, address);
  return {
    ...PUBLIC_INTERNET,
    isAllowed: (address) => isPublicAddress(address) || isOwn(address),
    mayBePlain: isOwn,
  };
}

/** The first entry that is neither an address nor a network. */
export function wrongNetworkIn(text: string): string | undefined {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .find((entry) => partsOf(entry) === undefined);
}

function networksOf(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const parts = partsOf(entry);
    if (!parts) throw new Error(`${entry} is no network`);
    list.addSubnet(parts.address, parts.prefix, parts.family);
  }
  return list;
}

function partsOf(entry: string) {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  if (isIP(address) === 0) return undefined;
  const family = isIPv6(address) ? ('ipv6' as const) : ('ipv4' as const);
  const most = family === 'ipv6' ? 128 : 32;
  const prefix = bits === undefined ? most : Number(bits);
  return prefix > most ? undefined : { address, prefix, family };
}

function has(list: BlockList, address: string): boolean {
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
