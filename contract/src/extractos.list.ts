import type { ListDefinition } from './list-definition.ts';

/** The statements in which suppliers say what they pay in commissions, one of a supplier and month each. */
export const extractosList = {
  name: 'extractos',
  usualSort: '-mes',
  fields: {
    codigo: { kind: 'code', sort: true },
    comercializadora: { kind: 'text', quick: 'many', sort: true, group: true },
    mes: { kind: 'date', quick: 'month', sort: true },
    fichero: { kind: 'text' },
    lineas: { kind: 'number', total: 'lineas' },
    importe: { kind: 'number', sort: true, total: 'importeEur', average: 'importeMedioEur', unit: '€' },
    /** What the lines leave owed, once later statements have been taken into account. */
    pendiente: { kind: 'number', sort: true, total: 'pendienteEur', unit: '€' },
    importado: { kind: 'date', sort: true },
  },
  scope: {
    /** Shows the bin instead of the list. */
    papelera: { values: ['si'] },
  },
} as const satisfies ListDefinition;
