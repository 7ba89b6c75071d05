import { TARIFAS_DE_SUMINISTRO } from '@vatio/domain';
import type { ListDefinition } from './list-definition.ts';

export const reglasList = {
  name: 'reglas',
  usualSort: 'alcance',
  fields: {
    comercializadora: { kind: 'text', quick: 'many' },
    producto: { kind: 'text' },
    tarifa: { kind: 'choice', quick: 'many', values: TARIFAS_DE_SUMINISTRO },
    tipo: { kind: 'choice', values: ['fija', 'por-mwh', 'porcentaje-fee'] },
    valor: { kind: 'number', sort: true },
    estado: { kind: 'choice', quick: 'one', values: ['vigente', 'programada', 'caducada'] },
    contratos: { kind: 'number' },
    desde: { kind: 'date', sort: true },
    hasta: { kind: 'date' },
    notas: { kind: 'text' },
  },
  /** Rules about everything come first, and the narrower ones after them. */
  sorts: ['alcance'],
  scope: {
    /** The value is a product's identifier. */
    producto: {},
    /** Shows the bin instead of the list. */
    papelera: { values: ['si'] },
  },
} as const satisfies ListDefinition;
