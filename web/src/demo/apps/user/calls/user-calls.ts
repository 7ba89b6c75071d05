import { useSample, useSampleWrite } from '../../../../data/sample.ts';
import type { NewUser, UpdateUser, User, UserDetail } from '../../../../sample-data/users/users.ts';

const ALL_USERS = '/api/users/list/all-data';
export const USER_PAGE = '/api/users/list/data';
const USER = '/api/users/user';

/** A user who is added, changed or deleted makes the answers of these calls stale. */
const READS = [ALL_USERS, USER_PAGE, USER];

/** An address without an id shows this user. */
export const FIRST_ID = '1';

export function useAllUsers() {
  return useSample<readonly User[]>(ALL_USERS);
}

/** Reads the user with the id of the address. An unknown id has no user. */
export function useUser(id: string) {
  return useSample<UserDetail>(USER, { id });
}

export function useAddUser() {
  return useSampleWrite<UserDetail, NewUser>('POST', '/apps/users/add-user', { stale: READS });
}

/** Saves a user until the page is loaded again, as every change of the samples does. A deleted user comes back. */
export function useSaveUser() {
  return useSampleWrite<UserDetail, UpdateUser>('POST', '/apps/users/update-user', { stale: READS });
}

export function useDeleteUser() {
  return useSampleWrite<void, { readonly id: number }>('DELETE', '/apps/users/delete', { stale: READS });
}
