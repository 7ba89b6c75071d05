export type * from './areas-de-plantilla.schemas.ts';

/** The parts of the template that a house may put off, in the order of the menu. */
export const AREAS = [
  'paneles',
  'aplicaciones',
  'tienda',
  'paginas',
  'interfaz',
  'formularios',
  'tablas',
  'graficos',
] as const;

export type Area = (typeof AREAS)[number];

/** Public, because some pages of the template are: those of signing in and of errors. */
export const get = { method: 'GET', path: '/v1/ajustes/plantilla', access: 'public' } as const;

export const update = { method: 'PUT', path: '/v1/ajustes/plantilla', access: 'manage all' } as const;
