import { TERRITORIOS } from '@vatio/domain';
import { z } from 'zod';
import { wrongNetworkIn } from './outgoing/allowed-networks.ts';
import { smsVariables } from './sms/sms-settings.ts';

// What each schema admits is the message that whoever gives something else is told.
const WHOLE = 'un número entero mayor que cero';
const whole = () => z.coerce.number(WHOLE).int(WHOLE).positive(WHOLE);
const count = (fallback: number) => whole().default(fallback);

const PORTS = 'un número entero de 0 a 65535';
const port = z.coerce.number(PORTS).int(PORTS).min(0, PORTS).max(65_535, PORTS);

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, `una de estas palabras: ${values.join(', ')}`);
const yesOrNo = z.enum(['0', '1'], '0 o 1').transform((value) => value === '1');
const atLeast = (characters: number) => z.string().min(characters, `${characters} caracteres o más`);

const webUrl = z.url({ protocol: /^https?$/, error: 'una dirección que empiece por https:// o http://' });
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'una dirección que empiece por postgres://',
});

/** A process of one role needs another of the other beside it, on the same database. */
const ROLES = ['both', 'web', 'worker'] as const;

export type ProcessRole = (typeof ROLES)[number];

/** `.env.example` explains each variable; an empty one counts as absent. */
export const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('localhost'),
  DATABASE_URL: postgresUrl.optional(),
  VATIO_DATABASE_DIRECT_URL: postgresUrl.optional(),
  VATIO_DATABASE_READ_URL: postgresUrl.optional(),
  VATIO_DATABASE_READ_SECONDS: count(10),
  VATIO_DATABASE_CA: z.string().optional(),
  VATIO_DATABASE_CONNECTIONS: count(10),
  VATIO_DATABASE_STATEMENT_SECONDS: whole().optional(),
  VATIO_ROLE: oneOf(ROLES).default('both'),
  VATIO_DATA: z.string().default('.data'),
  VATIO_S3_BUCKET: z.string().optional(),
  VATIO_S3_ENDPOINT: webUrl.optional(),
  VATIO_S3_REGION: z.string().default('us-east-1'),
  VATIO_S3_KEY: z.string().optional(),
  VATIO_S3_SECRET: z.string().optional(),
  VATIO_S3_PATH_STYLE: yesOrNo.optional(),
  VATIO_S3_PREFIX: z.string().default(''),
  VATIO_DEMO: yesOrNo.optional(),
  VATIO_SECRET: atLeast(32).optional(),
  VATIO_WEB: z.string().optional(),
  VATIO_TRUST_PROXY: z.string().optional(),
  VATIO_URL: webUrl.optional(),
  VATIO_SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'una dirección que empiece por smtps:// o smtp://' })
    .optional(),
  VATIO_MAIL_FROM: z.string().default('Vatio <vatio@localhost>'),
  ...smsVariables,
  VATIO_ALLOWED_NETWORKS: z
    .string()
    .refine(
      (text) => wrongNetworkIn(text) === undefined,
      'direcciones o redes separadas por comas, como 10.0.0.0/8 o fd12::/16',
    )
    .optional(),
  VATIO_DATADIS_USER: z.string().optional(),
  VATIO_DATADIS_PASSWORD: z.string().optional(),
  VATIO_SIPS_URL: webUrl.optional(),
  VATIO_SIPS_USER: z.string().optional(),
  VATIO_SIPS_KEY: z.string().optional(),
  VATIO_ESIOS_KEY: z.string().optional(),
  VATIO_TERRITORIO: oneOf(TERRITORIOS).default('peninsula-baleares'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  VATIO_METRICS_TOKEN: atLeast(16).optional(),
  VATIO_LOG: oneOf(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  VATIO_IMPORT_WORKERS: count(2),
  VATIO_BACKUP_FOLDER: z.string().optional(),
  VATIO_BACKUP_TIME: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'una hora entre 00:00 y 23:59, como 03:30')
    .default('03:30'),
  VATIO_BACKUP_DAYS: count(14),
  VATIO_LIMIT_REQUESTS: count(3000),
  VATIO_LIMIT_SIGN_IN_ADDRESS: count(100),
  VATIO_LIMIT_SIGN_IN_ACCOUNT: count(10),
  VATIO_LIMIT_IMPORTS: count(10),
  VATIO_LIMIT_IMPORT_MB: count(20_000),
});

/** Those that other files of ours give meaning to: the image, the proxy in front and the tests. */
const OF_OTHERS = [
  'VATIO_COMMIT',
  'VATIO_DOMINIO',
  'VATIO_UPSTREAM',
  'VATIO_CAIDAS',
  'VATIO_FUZZ_SEED',
  'VATIO_FUZZ_RUNS',
];

/** Letters by which a name may differ from a known one and still be meant for it. */
const MOST_TYPOS = 4;

/** A sentence for each variable that is called as ours are and that nothing reads. */
export function unreadVariables(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = [...Object.keys(environment.shape).filter((name) => name.startsWith('VATIO_')), ...OF_OTHERS];
  return Object.keys(env)
    .filter((name) => name.startsWith('VATIO_') && !known.includes(name))
    .map((name) => {
      const [nearest] = known
        .map((knownName) => ({ knownName, typos: distance(name, knownName) }))
        .sort((a, b) => a.typos - b.typos);
      const meant = nearest && nearest.typos <= MOST_TYPOS ? `: ¿querías decir ${nearest.knownName}?` : '';
      return `Nadie lee la variable ${name}${meant}`;
    });
}

/** Levenshtein's: the letters to put, to take away or to change. */
function distance(given: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [row, letter] of [...given].entries()) {
    const line = [row + 1];
    for (const [at, opposite] of [...other].entries()) {
      const changed = (above[at] ?? 0) + (letter === opposite ? 0 : 1);
      line.push(Math.min(changed, (above[at + 1] ?? 0) + 1, (line[at] ?? 0) + 1));
    }
    above = line;
  }
  return above[other.length] ?? 0;
}
