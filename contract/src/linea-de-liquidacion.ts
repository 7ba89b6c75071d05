/** A line of a settlement: what one contract pays, takes back or mends. */

export const ESTADOS_DE_LINEA = ['pendiente', 'aceptada', 'disputada', 'retirada', 'trasladada'] as const;

export type EstadoDeLinea = (typeof ESTADOS_DE_LINEA)[number];
