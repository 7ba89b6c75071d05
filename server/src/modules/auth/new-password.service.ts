import { houseNames } from '../../platform/brand/brand.repository.ts';
import type { Db } from '../../platform/database.ts';
import { refuseGuessable } from './password-strength.ts';

/** Refuses what is tried first: what many use, what the account says of itself, and the names of the house. */
export async function refuseWeakPassword(
  db: Db,
  password: string,
  personal: readonly string[] = [],
): Promise<void> {
  await refuseGuessable(password, { personal, house: await houseNames(db) });
}
