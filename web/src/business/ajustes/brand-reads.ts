import { ajustes } from '@vatio/contract';

/** A change of a brand makes these reads stale. */
export const BRAND_READS = [ajustes.list, ajustes.get] as const;
