import type { inicio } from '@vatio/contract';

/** The title of each card, by its key in the dictionary. */
export const TITULOS = {
  tareas: 'paraHoy',
  embudo: 'propuestasPorEstado',
  vencimientos: 'porVencimiento',
  actividad: 'activaciones',
  cups: 'comprobarCups',
} as const satisfies Record<inicio.Tarjeta, string>;
