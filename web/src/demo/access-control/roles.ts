import type { UserData } from '@vatio/contract';

export const ROLES = ['admin', 'comercial', 'cliente'] as const satisfies readonly UserData['role'][];
export type Role = (typeof ROLES)[number];
