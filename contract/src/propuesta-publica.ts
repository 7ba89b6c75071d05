export type * from './propuesta-publica.schemas.ts';

export const get = { method: 'GET', path: '/v1/publico/propuestas/:token', access: 'public' } as const;

export const pdf = { method: 'GET', path: '/v1/publico/propuestas/:token/pdf', access: 'public' } as const;

export const markOpened = {
  method: 'POST',
  path: '/v1/publico/propuestas/:token/abierta',
  access: 'public',
} as const;

export const requestCode = {
  method: 'POST',
  path: '/v1/publico/propuestas/:token/codigo',
  access: 'public',
} as const;

export const accept = {
  method: 'POST',
  path: '/v1/publico/propuestas/:token/aceptar',
  access: 'public',
} as const;

export const reject = {
  method: 'POST',
  path: '/v1/publico/propuestas/:token/rechazar',
  access: 'public',
} as const;

export const askToTalk = {
  method: 'POST',
  path: '/v1/publico/propuestas/:token/hablar',
  access: 'public',
} as const;

export const evidencia = {
  method: 'GET',
  path: '/v1/publico/propuestas/:token/evidencia',
  access: 'public',
} as const;
