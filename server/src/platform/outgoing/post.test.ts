import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { addressRefusal } from './address-refusal.ts';
import { networkAllowing, wrongNetworkIn } from './allowed-networks.ts';
import { ForbiddenAddressError, type Network, post } from './post.ts';
import { isPublicAddress } from './public-address.ts';

const heard: string[] = [];
const server = createServer((request, response) => {
  heard.push(`${request.method} ${request.url}`);
  if (request.url === '/silent') return;
  if (request.url === '/moved') response.writeHead(302, { location: '/inside' });
  response.end('ok');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const LOOPBACK = { address: '127.0.0.1', family: 4 };
/** Only the server of this test counts as the internet. */
const network = (resolve: Network['resolve']): Network => ({
  resolve,
  isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
  mayBePlain: (address) => address === '127.0.0.1',
});
const send = (path: string, given: Network, host = 'receptor.example') =>
  post({
    url: `http://${host}:${port}${path}`,
    headers: {},
    body: '{}',
    network: given,
    patienceMs: 300,
  });

test('a delivery goes to the address that was checked, and nobody asks for the name again', async () => {
  let requests = 0;
  const rebinding = network(async () =>
    requests++ === 0 ? [LOOPBACK] : [{ address: '10.0.0.1', family: 4 }],
  );
  expect(await send('/first', rebinding)).toBe(200);
  expect([requests, heard.at(-1)]).toEqual([1, 'POST /first']);
  // The next delivery asks again, and is refused.
  await expect(send('/second', rebinding)).rejects.toBeInstanceOf(ForbiddenAddressError);
  expect(heard.at(-1)).toBe('POST /first');
});

test('a name with one address in a private network is refused, whatever the others are', async () => {
  for (const address of [
    '10.1.2.3',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
  ]) {
    const mixed = network(async () => [LOOPBACK, { address, family: address.includes(':') ? 6 : 4 }]);
    await expect(send('/mixed', mixed), address).rejects.toBeInstanceOf(ForbiddenAddressError);
  }
  expect(heard).not.toContain('POST /mixed');
});

test('an address instead of a name is checked too, however it is written', async () => {
  const publicOnly: Network = { resolve: async () => [LOOPBACK], isAllowed: isPublicAddress };
  for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '0177.0.0.1', '[::1]', '[::ffff:7f00:1]']) {
    await expect(send('/literal', publicOnly, host), host).rejects.toBeInstanceOf(ForbiddenAddressError);
  }
  expect(heard).not.toContain('POST /literal');
});

test('a redirect is answered as it is, and not followed', async () => {
  expect(
    await send(
      '/moved',
      network(async () => [LOOPBACK]),
    ),
  ).toBe(302);
  expect(heard).not.toContain('POST /inside');
  expect(heard).not.toContain('GET /inside');
});

test('a receiver that does not answer is left', async () => {
  await expect(
    send(
      '/silent',
      network(async () => [LOOPBACK]),
    ),
  ).rejects.toMatchObject({ name: 'AbortError' });
});

describe('public addresses', () => {
  test.each(['8.8.8.8', '93.184.216.34', '2606:2800:220:1::1', '2a00:1450:4003::1'])(
    '%s is one',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
  test.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fc00::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'ff02::1',
    'nothing',
  ])('%s is none', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('the networks of the house', () => {
  const house = networkAllowing('127.0.0.0/8, fd12::/16');

  test('are reached in the clear where the operator names them, by a name too', async () => {
    const named = { ...house, resolve: async () => [LOOPBACK] };
    expect(await send('/own', named)).toBe(200);
    expect(await send('/own', house, '127.0.0.1')).toBe(200);
    await expect(send('/other', house, '10.0.0.1')).rejects.toBeInstanceOf(ForbiddenAddressError);
  });

  test('leave the internet to TLS', async () => {
    const outside = { ...house, resolve: async () => [{ address: '8.8.8.8', family: 4 }] };
    await expect(send('/plain', outside)).rejects.toMatchObject({
      where: 'internet sin cifrar: ha de empezar por https',
    });
  });

  test.each([
    '169.254.169.254',
    '169.254.170.2',
    '100.100.100.200',
    'fd00:ec2::254',
    'fd20:ce::254',
    'fe80::1',
    '::ffff:169.254.169.254',
    '64:ff9b::a9fe:a9fe',
  ])('are never where a cloud gives out its credentials, however wide: %s', (address) => {
    const all = networkAllowing('0.0.0.0/0, ::/0');
    expect([all.isAllowed(address), all.mayBePlain?.(address)]).toEqual([false, false]);
    expect(all.isAllowed('10.0.0.1')).toBe(true);
  });

  test('are addresses or CIDR, and the first entry that is neither is told', () => {
    expect(wrongNetworkIn('10.0.0.0/8, fd12::/16,192.168.1.5')).toBeUndefined();
    for (const wrong of ['10.0.0.0/33', 'casa.local', '', '10.0.0']) {
      expect(wrongNetworkIn(`10.0.0.1,${wrong}`)).toBe(wrong);
    }
  });

  test('decide what is kept of an address that somebody gives, as far as its text tells', () => {
    const kept = (url: string, network?: Network) => addressRefusal(url, network) === undefined;
    const urls = ['https://crm.example', 'https://localhost', 'https://[::1]', 'https://10.0.0.1'];
    expect(urls.map((url) => kept(url))).toEqual([true, false, false, false]);
    expect(kept('http://crm.example')).toBe(false);
    expect(
      ['https://localhost', 'http://127.0.0.1', 'http://crm.example'].map((url) => kept(url, house)),
    ).toEqual([true, true, true]);
    expect(kept('http://8.8.8.8', house)).toBe(false);
  });
});

test('a delivery that nobody wants any more by the time of its connection is not told', async () => {
  const withdrawn = new Error('Withdrawn');
  let connections = 0;
  const count = () => {
    connections++;
  };
  server.on('connection', count);
  const before = heard.length;
  const delivery = post({
    url: `http://receptor.example:${port}/`,
    headers: {},
    body: '{}',
    network: network(async () => [LOOPBACK]),
    goOut: async () => {
      await expect.poll(() => connections).toBe(1);
      throw withdrawn;
    },
  });
  await expect(delivery).rejects.toBe(withdrawn);
  expect(heard).toHaveLength(before);
  server.off('connection', count);
});

test('the telling of a delivery is over when it has left, and when its receiver is left before it', async () => {
  const told: string[] = [];
  const delivery = (path: string, before: () => Promise<void>) =>
    post({
      url: `http://receptor.example:${port}${path}`,
      headers: {},
      body: '{}',
      network: network(async () => [LOOPBACK]),
      patienceMs: 300,
      goOut: async (tell) => {
        await before();
        await tell();
        told.push(path);
      },
    });
  // It has left although nobody answers it.
  await expect(delivery('/silent', async () => undefined)).rejects.toThrow();
  expect([told, heard.at(-1)]).toEqual([['/silent'], 'POST /silent']);
  await expect(delivery('/late', () => sleep(400))).rejects.toThrow();
  await expect.poll(() => told).toEqual(['/silent', '/late']);
  expect(heard.at(-1)).toBe('POST /silent');
});
