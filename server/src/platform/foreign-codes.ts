import type { Viewer } from './access-token.ts';
import type { Db } from './database.ts';
import { countHit, countUnknown, rememberUntil } from './limits.repository.ts';
import { problem } from './problems.ts';

/** Whoever sells types a NIF or CUPS of another's portfolio now and then, and nobody does it so often in an hour. */
const PER_HOUR = 30;

/** A file brings many at once, and whoever sells has to be told which of its rows they cannot have. */
const IN_FILES_PER_DAY = 500;

/**
 * Counts that an account was told that a NIF or CUPS which it may not see is taken. It has to be told, because there is one of
 * each in the house; asking for one after another would tell who the house's clients are.
 */
export async function countForeignCode(db: Db, { id }: Viewer): Promise<void> {
  const { count, secondsLeft } = await countHit(db, { of: ['codigos-ajenos', id], seconds: 3_600 });
  if (count <= PER_HOUR) return;
  throw problem({
    code: 'demasiados-codigos-ajenos',
    status: 429,
    title: 'Has probado muchos NIF o CUPS que no son de tu cartera: habla con administración',
    retryAfter: Math.max(secondsLeft, 1),
  });
}

/**
 * Counts the codes of others' portfolios that a file or a list brings, before any of its rows is answered. One that brings more
 * than are left of the day is refused whole, so that nothing is told of them. A code that the account was told of within the day is
 * not counted again, such as when a file is tried and then imported.
 */
export async function countForeignCodesOfFile(
  db: Db,
  { id, role }: Viewer,
  codes: Iterable<string>,
): Promise<void> {
  if (role === 'admin') return;
  const told = [...new Set(codes)].map((code) => ['codigo-ajeno-en-fichero', id, code]);
  const times = await countUnknown(db, told);
  if (times === 0) return;
  const limit = { of: ['codigos-ajenos-en-ficheros', id], seconds: 86_400, times };
  const { count, secondsLeft } = await countHit(db, limit);
  if (count <= IN_FILES_PER_DAY) return rememberUntil(db, told, secondsLeft);
  throw problem({
    code: 'demasiados-codigos-ajenos',
    status: 429,
    title: `Has traído más de ${IN_FILES_PER_DAY} NIF o CUPS que no son de tu cartera en 24 horas: quítalos o pide a administración que lo importe`,
    retryAfter: Math.max(secondsLeft, 1),
  });
}
