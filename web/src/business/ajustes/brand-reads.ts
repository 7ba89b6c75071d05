import { ajustes } from '@vatio/contract';

export const BRAND_READS = [ajustes.list, ajustes.get] as const;
