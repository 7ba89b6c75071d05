import { useSample, useSampleWrite } from '../../../../data/sample.ts';
import type { Role, SaveRole } from '../../../../sample-data/roles/roles.ts';

const DATA = '/apps/roles/data';
const STALE = { stale: [DATA] };

export function useRoles() {
  return useSample<readonly Role[]>(DATA);
}

export function useSaveRole() {
  return useSampleWrite<{ readonly role: Role }, SaveRole>('POST', '/apps/roles/save', STALE);
}

export function useDeleteRole() {
  return useSampleWrite<void, { readonly id: number }>('DELETE', '/apps/roles/delete', STALE);
}
