import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Territorio } from '@vatio/domain';
import type { z } from 'zod';
import type { DailyBackup } from './backup/daily-backup.ts';
import { environment, type ProcessRole, unreadVariables } from './config-variables.ts';
import { readableAddresses } from './database-hosts.ts';
import { StartupError } from './errors.ts';
import type { S3Settings } from './files/bucket.ts';
import { networkAllowing } from './outgoing/allowed-networks.ts';
import type { Network } from './outgoing/post.ts';
import { PROJECT_FOLDER } from './project.ts';
import { readSms } from './sms/sms-settings.ts';
import { verifying } from './verified-address.ts';

/** How many calls are let through before the answer is 429. */
export type Limits = {
  readonly requestsPerMinute: number;
  readonly signInsPerMinuteAndAddress: number;
  readonly signInsPerQuarterHourAndAccount: number;
  /** The imports of one account that may wait or run at once; without limit when absent. */
  readonly importsAtOnce?: number;
  /** The megabytes that one account may import in 24 hours; without limit when absent. */
  readonly importMbPerDay?: number;
};

export type Config = {
  readonly port: number;
  readonly host: string;
  /** A `web` process answers people, a `worker` does the jobs, the rounds of each day and the outboxes. */
  readonly role: ProcessRole;
  /** When absent, the embedded PostgreSQL under the data folder is used. */
  readonly databaseUrl: string | undefined;
  /** The address of the same server for what needs a session, where `databaseUrl` is that of a pooler. */
  readonly directUrl: string | undefined;
  /** A replica of the server, which lists and exports are read from. */
  readonly readUrl: string | undefined;
  /** A replica that is later than this, in seconds, is not read. */
  readonly readSeconds: number;
  /** The connections of this process for its calls and its work. */
  readonly connections: number;
  /** The longest time of a statement of those connections; without limit when absent. */
  readonly statementSeconds: number | undefined;
  readonly dataFolder: string;
  /** The bucket that new files go to; the database when absent. */
  readonly s3: S3Settings | undefined;
  /** True fills a database without users with the demo portfolio. */
  readonly demo: boolean;
  /** The secret that signs the access tokens; when absent, one is made and kept in the data folder. */
  readonly secret: string | undefined;
  /** The folder of a web that is already built; when absent, `web/dist`, which is built when missing or old. */
  readonly webFolder: string | undefined;
  /** Addresses of the proxies whose `X-Forwarded-For` is believed. */
  readonly trustProxy: string | undefined;
  /** The address at which people open Vatio, for the links of its mails; when absent, where it listens. */
  readonly publicUrl: string | undefined;
  /** The mail server; when absent, nothing is sent. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The service that sends SMS; none is sent when absent. */
  readonly sms: ReturnType<typeof readSms>;
  /** The territory where the house is established decides the taxes of what it pays. */
  readonly territorio: Territorio;
  readonly logLevel: string;
  /** Whoever reads `/metrics` shows it; without one, nobody reads them. */
  readonly metricsToken: string | undefined;
  /** The collector of traces (OTLP over HTTP); nobody is told of any when absent. */
  readonly tracesEndpoint: string | undefined;
  readonly importWorkers: number;
  /** The backup of each day; none is made when absent. */
  readonly backup: DailyBackup | undefined;
  readonly limits: Limits;
  /** What notices, SMS and providers of signatures are reached by; when absent, the public internet and nothing else. */
  readonly network?: Network | undefined;
  /** How each service that data come from is reached, where the settings of the house do not say it. */
  readonly services?: Services;
};

/** What the environment says of a service. */
type Services = Readonly<
  Partial<
    Record<
      'datadis' | 'sips' | 'omie' | 'esios',
      { readonly direccion?: string; readonly usuario?: string; readonly clave?: string }
    >
  >
>;

/** Reads the configuration from the environment and from `.env`. */
export function loadConfig(): Config {
  const envFile = join(PROJECT_FOLDER, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  for (const unread of unreadVariables(process.env)) console.warn(unread);
  return readConfig(process.env);
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse({ ...given, ...readableAddresses(given) });
  if (!parsed.success) {
    const rules = new Map(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
    const told = [...rules].map(([name, rule]) => `${name} ha de ser ${rule}`);
    throw new StartupError(
      `Configuración no válida: ${told.join('; ')}. En .env.example está qué admite cada variable`,
    );
  }
  const values = parsed.data;
  refuseLonelyRole(values);
  const networks = values.VATIO_ALLOWED_NETWORKS;
  const network = networks === undefined ? undefined : networkAllowing(networks);
  return {
    port: values.PORT,
    host: values.HOST,
    role: values.VATIO_ROLE,
    ...readDatabase(values),
    dataFolder: resolve(PROJECT_FOLDER, values.VATIO_DATA),
    s3: readS3(values),
    demo: values.VATIO_DEMO ?? values.DATABASE_URL === undefined,
    secret: values.VATIO_SECRET,
    webFolder: values.VATIO_WEB === undefined ? undefined : resolve(PROJECT_FOLDER, values.VATIO_WEB),
    trustProxy: values.VATIO_TRUST_PROXY,
    publicUrl: values.VATIO_URL,
    smtpUrl: values.VATIO_SMTP_URL,
    mailFrom: values.VATIO_MAIL_FROM,
    sms: readSms(values, network),
    network,
    services: readServices(values),
    territorio: values.VATIO_TERRITORIO,
    logLevel: values.VATIO_LOG,
    metricsToken: values.VATIO_METRICS_TOKEN,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    importWorkers: values.VATIO_IMPORT_WORKERS,
    backup:
      values.VATIO_BACKUP_FOLDER === undefined
        ? undefined
        : {
            folder: resolve(PROJECT_FOLDER, values.VATIO_BACKUP_FOLDER),
            time: values.VATIO_BACKUP_TIME,
            days: values.VATIO_BACKUP_DAYS,
          },
    limits: {
      requestsPerMinute: values.VATIO_LIMIT_REQUESTS,
      signInsPerMinuteAndAddress: values.VATIO_LIMIT_SIGN_IN_ADDRESS,
      signInsPerQuarterHourAndAccount: values.VATIO_LIMIT_SIGN_IN_ACCOUNT,
      importsAtOnce: values.VATIO_LIMIT_IMPORTS,
      importMbPerDay: values.VATIO_LIMIT_IMPORT_MB,
    },
  };
}

type Values = z.infer<typeof environment>;

function readDatabase(values: Values) {
  const { DATABASE_URL: url, VATIO_DATABASE_DIRECT_URL: direct, VATIO_DATABASE_CA: ca } = values;
  const readUrl = values.VATIO_DATABASE_READ_URL;
  if (url === undefined && (direct ?? readUrl ?? ca) !== undefined) {
    throw new StartupError(
      'VATIO_DATABASE_DIRECT_URL y VATIO_DATABASE_CA acompañan a DATABASE_URL, que falta',
    );
  }
  const statementSeconds = values.VATIO_DATABASE_STATEMENT_SECONDS;
  // PgBouncer refuses a connection that brings settings, and SET would stay with the next one to use it.
  if (direct !== undefined && statementSeconds !== undefined) {
    throw new StartupError(
      'Con VATIO_DATABASE_DIRECT_URL, el límite de VATIO_DATABASE_STATEMENT_SECONDS se pone en PostgreSQL: ALTER ROLE … SET statement_timeout',
    );
  }
  return {
    databaseUrl: url && verifying(url, ca),
    directUrl: direct && verifying(direct, ca),
    readUrl: readUrl && verifying(readUrl, ca),
    readSeconds: values.VATIO_DATABASE_READ_SECONDS,
    connections: values.VATIO_DATABASE_CONNECTIONS,
    statementSeconds,
  };
}

function readServices(values: Values): Services {
  const ofOne = (direccion: string | undefined, usuario: string | undefined, clave: string | undefined) => ({
    ...(direccion !== undefined && { direccion }),
    ...(usuario !== undefined && { usuario }),
    ...(clave !== undefined && { clave }),
  });
  return {
    datadis: ofOne(undefined, values.VATIO_DATADIS_USER, values.VATIO_DATADIS_PASSWORD),
    sips: ofOne(values.VATIO_SIPS_URL, values.VATIO_SIPS_USER, values.VATIO_SIPS_KEY),
    esios: ofOne(undefined, undefined, values.VATIO_ESIOS_KEY),
  };
}

function readS3(values: Values): S3Settings | undefined {
  const {
    VATIO_S3_BUCKET: bucket,
    VATIO_S3_ENDPOINT: endpoint,
    VATIO_S3_KEY: key,
    VATIO_S3_SECRET: secret,
  } = values;
  if ((key === undefined) !== (secret === undefined)) {
    throw new StartupError('VATIO_S3_KEY y VATIO_S3_SECRET van juntas: falta una de las dos');
  }
  if (bucket === undefined) {
    if (endpoint === undefined && key === undefined) return undefined;
    throw new StartupError('Para guardar los ficheros en un almacén S3 falta VATIO_S3_BUCKET');
  }
  return {
    bucket,
    endpoint,
    region: values.VATIO_S3_REGION,
    credentials:
      key === undefined || secret === undefined ? undefined : { accessKeyId: key, secretAccessKey: secret },
    forcePathStyle: values.VATIO_S3_PATH_STYLE ?? endpoint !== undefined,
    prefix: values.VATIO_S3_PREFIX,
  };
}

/** What processes of different roles have to agree on is given to each, and not made by either. */
function refuseLonelyRole(values: Values): void {
  if (values.VATIO_ROLE === 'both') return;
  const shared = ['DATABASE_URL', 'VATIO_SECRET', 'VATIO_URL'] as const;
  const missing = shared.filter((name) => values[name] === undefined);
  if (missing.length > 0) {
    throw new StartupError(
      `Con VATIO_ROLE=${values.VATIO_ROLE} hay que dar también, con el mismo valor en todos los procesos: ${missing.join(', ')}`,
    );
  }
}
