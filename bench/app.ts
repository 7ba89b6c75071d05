import type { FastifyInstance } from 'fastify';
import type { CompiledQuery } from 'kysely';
import { buildApp } from '../server/src/app.ts';
import { openDatabase } from '../server/src/platform/database.ts';
import { openJobs } from '../server/src/platform/jobs.ts';
import { Listener } from '../server/src/platform/listen.ts';
import { openMail } from '../server/src/platform/mail.ts';
import { openSms } from '../server/src/platform/sms/sms.ts';
import { tokenOfBench } from './sessions.ts';

const NO_LIMIT = 1e9;
const SECRET = 'secreto-del-banco-de-pruebas-32-letras';

export type BenchApp = {
  /** Asks as the account, whose token is made before, as people sign in once and call many times. */
  readonly ask: (usuarioId: string, url: string, query: Readonly<Record<string, string>>) => Promise<string>;
  /** Makes the tokens of the accounts that ask. */
  readonly signIn: (usuarioIds: readonly string[]) => Promise<void>;
  /** The statements sent since it was last emptied. */
  readonly statements: CompiledQuery[];
  readonly close: () => Promise<void>;
};

/** The whole application on a database, without a port, as the tests have it. */
export async function openBenchApp(url: string, dataFolder: string): Promise<BenchApp> {
  const statements: CompiledQuery[] = [];
  const db = openDatabase(url, { prepares: true, log: ({ query }) => void statements.push(query) });
  const jobs = openJobs(url);
  const listener = new Listener(url);
  const app = await buildApp({
    db,
    jobs,
    listener,
    dataFolder,
    secret: SECRET,
    limits: {
      requestsPerMinute: NO_LIMIT,
      signInsPerMinuteAndAddress: NO_LIMIT,
      signInsPerQuarterHourAndAccount: NO_LIMIT,
    },
    mail: openMail({ smtpUrl: undefined, mailFrom: '', demo: false }),
    sms: openSms({ sms: undefined, demo: false }),
    publicUrl: 'http://localhost',
    territorio: 'peninsula-baleares',
  });
  const tokens = new Map<string, string>();
  return {
    statements,
    signIn: async (usuarioIds) => {
      for (const id of usuarioIds) tokens.set(id, await tokenOfBench(SECRET, id));
    },
    ask: (usuarioId, path, query) => askWith(app, tokens.get(usuarioId) ?? '', { path, query }),
    close: async () => {
      await app.close();
      await jobs.stop();
      await listener.close();
      await db.destroy();
    },
  };
}

type Asked = { readonly path: string; readonly query: Readonly<Record<string, string>> };

async function askWith(app: FastifyInstance, token: string, { path, query }: Asked): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const { statusCode, body } = await app.inject({ url: path, query, headers });
  if (statusCode !== 200) throw new Error(body);
  return body;
}
