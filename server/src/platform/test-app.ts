import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { auth } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect } from 'vitest';
import { type AppDeps, buildApp } from '../app.ts';
import type { Viewer } from './access-token.ts';
import { type Db, openDatabase } from './database.ts';
import type { FileStore } from './files/file-store.ts';
import { postgresFiles } from './files/postgres-files.ts';
import { type Jobs, openJobs } from './jobs.ts';
import { Listener } from './listen.ts';
import type { Mail, Mailer } from './mail.ts';
import { openSms } from './sms/sms.ts';
import { unnamedInAudit } from './test-audited.ts';
import { testDatabase } from './test-database.ts';
import { openTestSessions, tokenOf } from './test-session.ts';

export const TEST_PASSWORD = 'clave-de-prueba';

/** One active account by role, with `<role>@prueba.es` as its e-mail. */
export const TEST_USERS: Readonly<Record<auth.Role, Viewer>> = {
  admin: { id: '00000000-0000-4000-8000-000000000001', role: 'admin' },
  comercial: { id: '00000000-0000-4000-8000-000000000002', role: 'comercial' },
  cliente: { id: '00000000-0000-4000-8000-000000000003', role: 'cliente' },
};

export type TestApp = {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly url: string;
  readonly jobs: Jobs;
  readonly dataFolder: string;
  readonly files: FileStore;
  /** The mails sent so far, the latest at the end. */
  readonly mails: readonly Mail[];
  /** A second application over the same database, as another process would run it, with a listener of its own. */
  readonly another: (listener?: Listener) => Promise<FastifyInstance>;
  /** Headers of a signed-in user of that role: `inject({ url, headers: await as('cliente') })`. */
  readonly as: (role: auth.Role) => Promise<{ authorization: string }>;
};

const UNLIMITED = 1_000_000;

/**
 * The application over a database of its own, both gone after the file's last test. Call it at the top of the
 * file.
 */
export async function testApp(deps: Partial<AppDeps> = {}): Promise<TestApp> {
  const database = await testDatabase();
  const db = openDatabase(database.url);
  const limits = {
    requestsPerMinute: UNLIMITED,
    signInsPerMinuteAndAddress: UNLIMITED,
    signInsPerQuarterHourAndAccount: UNLIMITED,
  };
  const jobs = openJobs(database.url);
  const listener = new Listener(database.url);
  const dataFolder = mkdtempSync(join(tmpdir(), 'vatio-datos-'));
  const secret = 'secreto-de-las-pruebas-de-32-letras';
  const mails: Mail[] = [];
  const mail = mailerTo(mails);
  const files = postgresFiles(db);
  const publicUrl = 'https://vatio.example';
  const territorio = 'peninsula-baleares' as const;
  const sms = openSms({ sms: undefined, demo: false });
  const own = { db, jobs, listener, dataFolder, files, secret, limits, mail, sms, publicUrl, territorio };
  const all = { ...own, ...deps };
  const app = await buildApp(all);
  const another = (other: Listener = new Listener(database.url)) => anotherApp(all, other);
  await insertUsers(db);
  openTestSessions(app, db);
  afterAll(async () => {
    const unnamed = await unnamedInAudit(db);
    await app.close();
    await jobs.stop();
    await listener.close();
    await db.destroy();
    await database.drop();
    rmSync(dataFolder, { recursive: true, force: true });
    expect(unnamed, 'names to add to contract/src/audited.ts and to the texts of the audit').toEqual([]);
  });
  const as = async (role: auth.Role) => ({
    authorization: `Bearer ${await tokenOf(app, TEST_USERS[role])}`,
  });
  return { app, db, url: database.url, jobs, dataFolder, files, mails, as, another };
}

async function anotherApp(deps: AppDeps, listener: Listener): Promise<FastifyInstance> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'vatio-datos-'));
  const app = await buildApp({ ...deps, listener, dataFolder });
  afterAll(async () => {
    await app.close();
    await listener.close();
    rmSync(dataFolder, { recursive: true, force: true });
  });
  return app;
}

export function mailerTo(mails: Mail[]): Mailer {
  const send: Mailer['send'] = async (mail, { beforeEnd }) => {
    await beforeEnd();
    mails.push(mail);
  };
  return { configured: true, available: true, send, close: () => undefined };
}

async function insertUsers(db: Db): Promise<void> {
  const claveHash = await hash(TEST_PASSWORD);
  const users = Object.values(TEST_USERS).map(({ id, role }) => ({
    id,
    nombre: `Prueba ${role}`,
    nombreUsuario: role,
    email: `${role}@prueba.es`,
    rol: role,
    estado: 'activo' as const,
    claveHash,
    recorridoVisto: true,
  }));
  await db.insertInto('usuario').values(users).execute();
}
