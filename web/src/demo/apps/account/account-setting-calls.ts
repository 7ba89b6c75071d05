import { useSample, useSampleWrite } from '../../../data/sample.ts';
import type {
  AccountSetting,
  ApiKey,
  Residence,
  SaveAccountSetting,
  SaveApiKey,
  SaveResidence,
} from '../../../sample-data/account-setting/account-setting.ts';

const DATA = '/account-setting/data';
const RESIDENCE = '/account-setting/residence';
const KEYS = '/account-setting/keys';

export function useAccountSetting() {
  return useSample<AccountSetting>(DATA);
}

/** Saves some parts of the account, until the page is loaded again. */
export function useSaveAccountSetting() {
  return useSampleWrite<void, SaveAccountSetting>('POST', '/account-setting/save', { stale: [DATA] });
}

export function useResidence() {
  return useSample<Residence>(RESIDENCE);
}

/** Saves where the person lives, until the page is loaded again. */
export function useSaveResidence() {
  return useSampleWrite<void, SaveResidence>('POST', RESIDENCE, { stale: [RESIDENCE] });
}

export function useApiKeys() {
  return useSample<readonly ApiKey[]>(KEYS);
}

export function useSaveApiKey() {
  return useSampleWrite<void, SaveApiKey>('POST', '/account-setting/save-key', { stale: [KEYS] });
}

export function useDeleteApiKey() {
  return useSampleWrite<void, { readonly id: number }>('DELETE', KEYS, { stale: [KEYS] });
}
