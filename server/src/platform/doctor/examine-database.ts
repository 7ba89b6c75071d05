import type { Db } from '../database.ts';
import type { S3Settings } from '../files/bucket.ts';
import { readQueues } from '../jobs.repository.ts';
import { readMigrations } from '../migrations.ts';
import {
  countUndeliveredMails,
  readApplied,
  readBloat,
  readFilesState,
  readInvalidIndexes,
  readServerState,
} from './doctor.repository.ts';
import { examineStore } from './examine-store.ts';
import type { Finding } from './finding.ts';

/** PostgreSQL gives no new connection once all are taken; from this share on it is worth a look. */
const FULL = 0.8;
const LONG_MINUTES = 15;

/** What waits is begun within seconds, unless others are under way. */
const WAITING_MINUTES = 10;

const number = (value: number) => value.toLocaleString('es-ES', { maximumFractionDigits: 0 });

/** What the database says of itself: its version, who waits in it, what takes room, and whether what it keeps is whole. */
export async function examineDatabase(db: Db, s3?: S3Settings): Promise<Finding[]> {
  const server = await examineServer(db);
  const applied = await readApplied(db);
  if (applied === undefined) {
    return [
      ...server,
      { verdict: 'aviso', of: 'Esquema', text: 'la base de datos está vacía: falta el primer arranque' },
    ];
  }
  const schema = schemaOf(applied);
  // The tables of another version may lack a column.
  if (schema.verdict !== 'bien') return [...server, schema];
  return [
    ...server,
    schema,
    ...(await examineRoom(db)),
    await examineFiles(db),
    ...(await examineStore(db, s3)),
    await examineMails(db),
    await examineQueues(db),
  ];
}

async function examineServer(db: Db): Promise<Finding[]> {
  const { version, bytes, connections, mostConnections, waiting, longestMinutes } = await readServerState(db);
  const full = connections >= FULL * mostConnections;
  const stuck = waiting > 0 || longestMinutes >= LONG_MINUTES;
  return [
    { verdict: 'bien', of: 'PostgreSQL', text: `versión ${version}, ${number(bytes / 1024 ** 2)} MB` },
    {
      verdict: full ? 'aviso' : 'bien',
      of: 'Conexiones',
      text: `${connections} de ${mostConnections}${full ? ': sube max_connections o para algún proceso' : ''}`,
    },
    {
      verdict: stuck ? 'aviso' : 'bien',
      of: 'Bloqueos',
      text: stuck
        ? `${waiting} consultas esperan a otra y la transacción más larga lleva ${number(longestMinutes)} minutos: mira pg_stat_activity`
        : 'nadie espera a nadie',
    },
  ];
}

function schemaOf(applied: readonly string[]): Finding {
  const known = readMigrations().map(({ nombre }) => nombre);
  const pending = known.filter((name) => !applied.includes(name));
  const newer = applied.filter((name) => !known.includes(name));
  if (newer.length > 0) {
    return {
      verdict: 'fallo',
      of: 'Esquema',
      text: `es de un Vatio más nuevo: ya tiene ${newer.join(', ')}`,
    };
  }
  if (pending.length > 0) {
    return {
      verdict: 'aviso',
      of: 'Esquema',
      text: `faltan ${pending.length} migraciones, desde ${pending[0]}: se aplican al arrancar`,
    };
  }
  return { verdict: 'bien', of: 'Esquema', text: `al día, con ${applied.length} migraciones` };
}

async function examineRoom(db: Db): Promise<Finding[]> {
  const bloated = await readBloat(db);
  const invalid = await readInvalidIndexes(db);
  const named = bloated.map(({ name, dead, live }) => `${name} (${number(dead)} de ${number(dead + live)})`);
  return [
    {
      verdict: bloated.length > 0 ? 'aviso' : 'bien',
      of: 'Filas muertas',
      text:
        bloated.length > 0
          ? `muchas en ${named.join(', ')}: haz VACUUM (ANALYZE), y mira si autovacuum está en marcha`
          : 'pocas en todas las tablas',
    },
    {
      verdict: invalid.length > 0 ? 'aviso' : 'bien',
      of: 'Índices',
      text:
        invalid.length > 0 ? `a medio hacer: ${invalid.join(', ')}; hazlos de nuevo con REINDEX` : 'enteros',
    },
  ];
}

async function examineFiles(db: Db): Promise<Finding> {
  const { documents, missing, damaged } = await readFilesState(db);
  if (missing + damaged === 0) {
    return { verdict: 'bien', of: 'Documentos', text: `${number(documents)}, con todos sus bytes` };
  }
  return {
    verdict: 'fallo',
    of: 'Documentos',
    text: `${missing} sin sus bytes y ${damaged} ficheros incompletos: recupéralos de una copia, o arranca el servidor que tiene su carpeta de datos`,
  };
}

async function examineMails(db: Db): Promise<Finding> {
  const lost = await countUndeliveredMails(db);
  return {
    verdict: lost > 0 ? 'aviso' : 'bien',
    of: 'Correos',
    text:
      lost > 0
        ? `${lost} sin entregar en una semana: su motivo está en la ficha de cada uno`
        : 'ninguno sin entregar en una semana',
  };
}

async function examineQueues(db: Db): Promise<Finding> {
  const of = 'Cola';
  const waiting = (await readQueues(db)).filter(({ state }) => state !== 'active');
  const [oldest] = waiting.toSorted((a, b) => b.oldestSeconds - a.oldestSeconds);
  if (oldest === undefined) return { verdict: 'bien', of, text: 'nada espera' };
  const jobs = waiting.reduce((sum, queue) => sum + queue.jobs, 0);
  const minutes = oldest.oldestSeconds / 60;
  const state = `esperan ${number(jobs)}; lo más antiguo, de ${oldest.queue}, desde hace ${number(minutes)} minutos`;
  return minutes < WAITING_MINUTES
    ? { verdict: 'bien', of, text: state }
    : {
        verdict: 'aviso',
        of,
        text: `${state}: mira si hay un proceso que trabaje (VATIO_ROLE) y su registro`,
      };
}
