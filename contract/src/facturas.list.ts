import { VEREDICTOS } from '@vatio/domain';
import type { ListDefinition } from './list-definition.ts';

/** Where a bill came from: a file of the supplier, its code alone, a message of the distributor, or somebody's hand. */
export const FUENTES_DE_FACTURA = ['pdf', 'foto', 'qr', 'f1', 'mano'] as const;

export const facturasList = {
  name: 'facturas',
  usualSort: '-hasta',
  fields: {
    numero: { kind: 'code', sort: true },
    cups: { kind: 'code', sort: true },
    cliente: { kind: 'text', sort: true, group: true },
    veredicto: { kind: 'choice', quick: 'many', values: VEREDICTOS, closed: true, sort: true, group: true },
    diferencia: { kind: 'number', sort: true, total: 'diferenciaEur', unit: '€' },
    total: { kind: 'number', sort: true, total: 'totalEur', average: 'totalMedioEur', unit: '€' },
    comercializadora: { kind: 'text', sort: true, group: true },
    fuente: {
      kind: 'choice',
      quick: 'many',
      values: FUENTES_DE_FACTURA,
      closed: true,
      sort: true,
      group: true,
    },
    tarifa: { kind: 'text', sort: true },
    desde: { kind: 'date', sort: true },
    hasta: { kind: 'date', quick: 'range', parameters: ['hastaDesde', 'hastaHasta'], sort: true },
    fechaFactura: { kind: 'date', sort: true },
    creada: { kind: 'date', sort: true },
    comercial: {
      kind: 'seller',
      quick: 'many',
      nobody: 'ninguno',
      sort: true,
      sellersOnly: true,
      group: true,
    },
  },
  scope: {
    /** The value is the CUPS of a supply point. */
    deCups: {},
    /** The value is the identifier of a client. */
    deCliente: {},
    /** Shows what was taken back instead of the list. */
    papelera: { values: ['si'] },
  },
} as const satisfies ListDefinition;
