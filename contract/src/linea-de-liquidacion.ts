/** A line of a settlement pays, takes back or adjusts the commission of one contract. */

export const ESTADOS_DE_LINEA = ['pendiente', 'aceptada', 'disputada', 'retirada', 'trasladada'] as const;

export type EstadoDeLinea = (typeof ESTADOS_DE_LINEA)[number];
