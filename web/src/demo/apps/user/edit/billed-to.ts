import type { UserAddress } from '../../../../sample-data/users/account.ts';
import type { User } from '../../../../sample-data/users/users.ts';

/** The first word of a name, and the rest. */
export function firstAndLast(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** The address of the bills in the name and the country of the user; the others as they were. */
export function addressesBilledTo(
  addresses: readonly UserAddress[],
  { fullName, country }: Pick<User, 'fullName' | 'country'>,
): readonly UserAddress[] {
  return addresses.map((address) =>
    address.billing ? { ...address, ...firstAndLast(fullName), country } : address,
  );
}
