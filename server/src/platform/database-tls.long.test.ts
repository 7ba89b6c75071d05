import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  copyFileSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withConnection } from './database.ts';
import { readableHosts } from './database-hosts.ts';
import { clusterFolder } from './embedded-postgres/cluster.ts';
import { startEmbeddedPostgres } from './embedded-postgres/start.ts';
import { testFolder } from './test-process.ts';
import { verifying } from './verified-address.ts';

const folder = testFolder();

/** An authority with a key of its own, and what it signs. */
function authority(name: string) {
  const path = (file: string) => join(folder, `${name}-${file}`);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' });
  const subject = ['-subj', `/CN=${name}`, '-days', '2', '-newkey', 'rsa:2048', '-nodes'];
  openssl('req', '-x509', ...subject, '-keyout', path('ca.key'), '-out', path('ca.pem'));
  return {
    ca: path('ca.pem'),
    sign: (host: string) => {
      writeFileSync(path('names'), `subjectAltName=${isIP(host) ? 'IP' : 'DNS'}:${host}`);
      const asked = ['-subj', `/CN=${host}`, '-newkey', 'rsa:2048', '-nodes'];
      openssl('req', ...asked, '-keyout', path('server.key'), '-out', path('server.csr'));
      const signer = ['-CA', path('ca.pem'), '-CAkey', path('ca.key'), '-CAcreateserial', '-days', '2'];
      const signed = ['-in', path('server.csr'), '-extfile', path('names'), '-out', path('server.crt')];
      openssl('x509', '-req', ...signer, ...signed);
      return { key: path('server.key'), certificate: path('server.crt') };
    },
  };
}

const house = authority('casa');
const stranger = authority('extraña');
const postgres = await startEmbeddedPostgres(folder, { durable: false });
afterAll(postgres.stop);
const cluster = clusterFolder(folder);
const plain = postgres.url.replace('127.0.0.1', 'localhost');

/** PostgreSQL reads its certificate again without a restart; the key has to be its own account's. */
async function showCertificate({ key, certificate }: { readonly key: string; readonly certificate: string }) {
  const { uid, gid } = statSync(cluster);
  for (const [from, to] of [
    [key, 'server.key'],
    [certificate, 'server.crt'],
  ] as const) {
    const path = join(cluster, to);
    copyFileSync(from, path);
    chownSync(path, uid, gid);
    chmodSync(path, 0o600);
  }
  await reload("ALTER SYSTEM SET ssl = 'on'");
}

let own = plain;
const reload = (change: string) =>
  withConnection(own, async (client) => {
    await client.query(change);
    await client.query('SELECT pg_reload_conf()');
  });

const isEncrypted = (url: string) =>
  withConnection(url, async (client) => {
    const { rows } = await client.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()');
    return rows[0].ssl;
  });

test('a server without TLS is not connected to by an address that asks for it', async () => {
  await expect(isEncrypted(verifying(plain, house.ca))).rejects.toThrow(
    /No se puede conectar con la base de datos en localhost:\d+: no habla TLS/,
  );
});

test('the server whose certificate our authority has signed is connected to over TLS, and no other', async () => {
  await showCertificate(house.sign('localhost'));
  await expect.poll(() => isEncrypted(verifying(plain, house.ca)).catch(String)).toBe(true);
  await expect(isEncrypted(verifying(plain, stranger.ca))).rejects.toThrow(
    /no firma su certificado ninguna autoridad conocida: da la suya en VATIO_DATABASE_CA/,
  );
  await showCertificate(house.sign('otra.example'));
  await expect
    .poll(() => isEncrypted(verifying(plain, house.ca)).catch(String))
    .toMatch(/su certificado es de otro nombre/);
});

test('a certificate of a number alone is the right one for an address of that number, and for no other', async () => {
  await showCertificate(house.sign('127.0.0.1'));
  await expect.poll(() => isEncrypted(verifying(postgres.url, house.ca)).catch(String)).toBe(true);
  await expect(isEncrypted(verifying(plain, house.ca))).rejects.toThrow(/su certificado es de otro nombre/);
});

test('of several machines, each has to show the certificate of its own name', async () => {
  await showCertificate(house.sign('localhost'));
  const { port } = new URL(plain);
  const listed = plain.replace(`localhost:${port}`, `127.0.0.1:${port},localhost:${port}`);
  const read = readableHosts('DATABASE_URL', listed, { writes: true });
  await expect.poll(() => isEncrypted(verifying(read, house.ca)).catch(String)).toBe(true);
  const wrong = read.replace('127.0.0.1%2Clocalhost', '127.0.0.1%2C127.0.0.1');
  await expect(isEncrypted(verifying(wrong, house.ca))).rejects.toThrow(/ERR_TLS_CERT_ALTNAME_INVALID/);
});

test('a server that wants TLS says so to an address without it', async () => {
  await showCertificate(house.sign('localhost'));
  own = verifying(plain, house.ca);
  await expect.poll(() => isEncrypted(own).catch(String)).toBe(true);
  const rules = join(cluster, 'pg_hba.conf');
  const before = readFileSync(rules);
  writeFileSync(rules, 'hostnossl all all all reject\n');
  appendFileSync(rules, before);
  await reload('SELECT 1');
  await expect
    .poll(() => isEncrypted(plain).catch(String))
    .toMatch(/no admite conexiones sin TLS: da VATIO_DATABASE_CA/);
  expect(await isEncrypted(own)).toBe(true);
});
