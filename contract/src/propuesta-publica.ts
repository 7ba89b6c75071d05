export type * from './propuesta-publica.schemas.ts';

export const get = { method: 'GET', path: '/v1/publico/propuestas/:token', access: 'public' } as const;

export const pdf = { method: 'GET', path: '/v1/publico/propuestas/:token/pdf', access: 'public' } as const;

export const abierta = {
  method: 'POST',
  path: '/v1/publico/propuestas/:token/abierta',
  access: 'public',
} as const;

export const requestCode = {
  method: 'POST',
  path: '/v1/publico/propuestas/:token/codigo',
  access: 'public',
} as const;

export const aceptar = {
  method: 'POST',
  path: '/v1/publico/propuestas/:token/aceptar',
  access: 'public',
} as const;

export const rechazar = {
  method: 'POST',
  path: '/v1/publico/propuestas/:token/rechazar',
  access: 'public',
} as const;

export const hablar = {
  method: 'POST',
  path: '/v1/publico/propuestas/:token/hablar',
  access: 'public',
} as const;

export const evidencia = {
  method: 'GET',
  path: '/v1/publico/propuestas/:token/evidencia',
  access: 'public',
} as const;
