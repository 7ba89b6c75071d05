import { parseArgs } from 'node:util';
import { commandDatabase } from './command-database.ts';
import type { Cleanup } from './platform/cleanup.ts';
import { loadConfig } from './platform/config.ts';
import { StartupError } from './platform/errors.ts';
import { openBucket } from './platform/files/bucket.ts';
import type { FilePlace } from './platform/files/file.repository.ts';
import { moveFiles } from './platform/files/move-files.ts';
import { sumFicherosIn } from './platform/files/object.repository.ts';

const USAGE = 'Uso: npm run documents -- to-s3|to-postgres [--trial]';
const DESTINATIONS: Readonly<Record<string, FilePlace>> = { 'to-s3': 's3', 'to-postgres': 'base' };
const NAMES: Readonly<Record<FilePlace, string>> = { s3: 'al almacén S3', base: 'a la base de datos' };
const SAY_EVERY_MS = 2000;

/**
 * `npm run documents -- to-s3|to-postgres`: moves all files that people brought to the other place, while Vatio works. It may
 * be stopped and begun again; `--trial` tells what would be moved.
 */
export async function moveDocuments(args: string[], cleanup: Cleanup): Promise<string> {
  const { to, trial } = readArguments(args);
  const config = loadConfig();
  if (config.s3 === undefined) throw new StartupError('Di antes en VATIO_S3_BUCKET cuál es el almacén S3');
  const bucket = await openBucket(config.s3);
  cleanup.add(bucket.close);
  const db = await commandDatabase(config, cleanup);
  const all = await sumFicherosIn(db, to === 's3' ? 'base' : 's3');
  const amount = `${number(all.files)} ficheros (${megabytes(all.bytes)})`;
  if (trial) return `Se llevarían ${amount} ${NAMES[to]}`;
  const moved = { files: 0, bytes: 0 };
  const saying = setInterval(() => {
    console.error(`Llevados ${number(moved.files)} de ${amount}: ${megabytes(moved.bytes)}`);
  }, SAY_EVERY_MS);
  const onMoved = (bytes: number) => {
    moved.files++;
    moved.bytes += bytes;
  };
  const move = { db, bucket, to, folder: config.dataFolder, onMoved };
  const damaged = await moveFiles(move).finally(() => clearInterval(saying));
  if (damaged.length > 0) process.exitCode = 1;
  const stay = damaged.map((sha256) => `\nDañado, se queda donde estaba: ${sha256.toString('hex')}`);
  return `Llevados ${number(moved.files)} ficheros (${megabytes(moved.bytes)}) ${NAMES[to]}${stay.join('')}`;
}

function readArguments(args: string[]): { to: FilePlace; trial: boolean } {
  try {
    const options = { trial: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const to = DESTINATIONS[positionals[0] ?? ''];
    if (to === undefined || positionals.length > 1) throw new StartupError(USAGE);
    return { to, trial: values.trial };
  } catch {
    throw new StartupError(USAGE);
  }
}

const number = (value: number) => value.toLocaleString('es-ES');

function megabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toLocaleString('es-ES', { maximumFractionDigits: 1 })} MB`;
}
