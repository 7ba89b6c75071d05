import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { ForbiddenAddressError, type Network, post } from './post.ts';
import { isPublicAddress, mayBePublicHost } from './public-address.ts';

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
  test('a name may be one, but not that of this machine', () => {
    expect(['crm.example', 'localhost', 'a.localhost', '[::1]', '10.0.0.1'].map(mayBePublicHost)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
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
