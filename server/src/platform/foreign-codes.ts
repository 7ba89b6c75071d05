import type { Viewer } from './access-token.ts';
import type { Db } from './database.ts';
import { countHit } from './limits.repository.ts';
import { problem } from './problems.ts';

/** Whoever sells types a NIF or CUPS of another's portfolio now and then, and nobody does it so often in an hour. */
const PER_HOUR = 30;

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
