import type { ListDefinition } from './list-definition.ts';

/**
 * What became of a line: `pagada` as expected, `corta` with less, `de-mas` with more; `falta` stands for a contract that the
 * statement leaves out, and `no-nuestra` for a supply of no contract of the house with that supplier.
 */
export const ESTADOS_DE_LINEA_DE_EXTRACTO = ['falta', 'corta', 'de-mas', 'no-nuestra', 'pagada'] as const;

/** The days since the end of the month in which the commission was due. */
export const TRAMOS_DE_DEUDA = ['0-30', '31-60', '61-90', 'mas-de-90'] as const;

/** A claim of what a supplier owes; it no longer counts as owed once it is paid or the supplier has been right. */
export const ESTADOS_DE_RECLAMACION = ['abierta', 'respondida', 'pagada', 'rechazada'] as const;

export const lineasDeExtractoList = {
  name: 'lineas-de-extracto',
  usualSort: '-pendiente',
  fields: {
    estado: {
      kind: 'choice',
      quick: 'many',
      values: ESTADOS_DE_LINEA_DE_EXTRACTO,
      closed: true,
      sort: true,
      group: true,
    },
    antiguedad: { kind: 'choice', quick: 'many', values: TRAMOS_DE_DEUDA, closed: true },
    comercializadora: { kind: 'text', quick: 'many', sort: true, group: true },
    mes: { kind: 'date', quick: 'month', sort: true },
    extracto: { kind: 'code', group: true },
    cups: { kind: 'code', sort: true },
    contrato: { kind: 'code' },
    cliente: { kind: 'text', sort: true, group: true },
    comercial: { kind: 'seller', quick: 'many', nobody: 'ninguno', sort: true, group: true },
    referencia: { kind: 'code' },
    esperado: { kind: 'number', total: 'esperadoEur', unit: '€' },
    importe: { kind: 'number', sort: true, total: 'importeEur', average: 'importeMedioEur', unit: '€' },
    diferencia: { kind: 'number', sort: true, total: 'diferenciaEur', unit: '€' },
    pendiente: { kind: 'number', sort: true, total: 'pendienteEur', unit: '€' },
    /** The state of the claim of the line; blank without one. */
    reclamacion: { kind: 'choice', quick: 'many', values: ESTADOS_DE_RECLAMACION, closed: true },
    /** The last day of the month in which the commission was due. */
    vencimiento: { kind: 'date', sort: true },
  },
  scope: {
    /** The value is an identifier. */
    deExtracto: {},
  },
} as const satisfies ListDefinition;
