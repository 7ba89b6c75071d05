import { houseNames } from '../../platform/brand/brand.repository.ts';
import type { Db } from '../../platform/database.ts';
import { refuseCommonPassword } from './common-passwords.ts';

/** Refuses what is tried first: what many use, what the account says of itself, and the names of the house. */
export async function refuseWeakPassword(
  db: Db,
  password: string,
  personal: readonly string[] = [],
): Promise<void> {
  refuseCommonPassword(password, { personal, house: await houseNames(db) });
}
