export type * from './evidencias.schemas.ts';

/** In what capacity somebody signs: for themselves, with a power of attorney, or as director of the company. */
export const CALIDADES = ['titular', 'apoderado', 'administrador'] as const;

export type Calidad = (typeof CALIDADES)[number];

/** The code that confirms an acceptance goes to the client in one of these ways. */
export const VIAS_DE_CODIGO = ['correo', 'movil'] as const;

export type ViaDeCodigo = (typeof VIAS_DE_CODIGO)[number];

export const verify = { method: 'GET', path: '/v1/publico/evidencias/:id', access: 'public' } as const;

export const findByHuella = {
  method: 'GET',
  path: '/v1/publico/evidencias/por-huella/:sha256',
  access: 'public',
} as const;
