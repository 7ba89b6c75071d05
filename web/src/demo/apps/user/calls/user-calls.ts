import { useSample, useSampleWrite } from '../../../../data/sample.ts';
import type { NewUser, UpdateUser, User, UserDetail } from '../../../../sample-data/users/users.ts';

const ALL_USERS = '/api/users/list/all-data';
export const USER_PAGE = '/api/users/list/data';
const USER = '/api/users/user';

/** What a user added, changed or deleted makes stale. */
const READS = [ALL_USERS, USER_PAGE, USER];

/** The one that an address without an id shows. */
export const FIRST_ID = '1';

export function useAllUsers() {
  return useSample<readonly User[]>(ALL_USERS);
}

/** An id as the address has it; of an unknown one there is no user. */
export function useUser(id: string) {
  return useSample<UserDetail>(USER, { id });
}

export function useAddUser() {
  return useSampleWrite<UserDetail, NewUser>('POST', '/apps/users/add-user', { stale: READS });
}

/** Saves for the life of the page, as all that is done to the samples; a user who was deleted comes back. */
export function useSaveUser() {
  return useSampleWrite<UserDetail, UpdateUser>('POST', '/apps/users/update-user', { stale: READS });
}

export function useDeleteUser() {
  return useSampleWrite<void, { readonly id: number }>('DELETE', '/apps/users/delete', { stale: READS });
}
