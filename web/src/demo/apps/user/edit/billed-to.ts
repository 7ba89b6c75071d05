import type { UserAddress } from '../../../../sample-data/users/account.ts';
import type { User } from '../../../../sample-data/users/users.ts';

/** Takes the first word of a name as the first name, and the rest as the last names. */
export function firstAndLast(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** Gives the address of the bills the name and the country of the user, and leaves the others as they were. */
export function addressesBilledTo(
  addresses: readonly UserAddress[],
  { fullName, country }: Pick<User, 'fullName' | 'country'>,
): readonly UserAddress[] {
  return addresses.map((address) =>
    address.billing ? { ...address, ...firstAndLast(fullName), country } : address,
  );
}
