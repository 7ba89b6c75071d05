export type { UserData } from './auth.ts';
export * as auth from './auth.ts';
export * from './endpoint.ts';
export * from './problem.ts';
