import { REVISIONES, VEREDICTOS } from '@vatio/domain';
import { ESTADOS_DE_INCIDENCIA } from './incidencias.list.ts';
import type { ListDefinition } from './list-definition.ts';

/** Where a bill came from: a file of the supplier, its code alone, a message of the distributor, or somebody's hand. */
export const FUENTES_DE_FACTURA = ['pdf', 'foto', 'qr', 'f1', 'mano'] as const;

/** The days since the last one that a bill charges. */
export const ANTIGUEDADES_DE_FACTURA = ['0-30', '31-90', '91-365', 'mas-de-365'] as const;

export const facturasList = {
  name: 'facturas',
  usualSort: '-hasta',
  fields: {
    numero: { kind: 'code', sort: true },
    cups: { kind: 'code', sort: true },
    cliente: { kind: 'text', sort: true, group: true },
    veredicto: { kind: 'choice', quick: 'many', values: VEREDICTOS, closed: true, sort: true, group: true },
    /** What the bill is beside the contract of its days; blank where none covers them. */
    revision: { kind: 'choice', quick: 'many', values: REVISIONES, closed: true, sort: true, group: true },
    deMas: { kind: 'number', sort: true, total: 'deMasEur', unit: '€' },
    antiguedad: {
      kind: 'choice',
      quick: 'many',
      values: ANTIGUEDADES_DE_FACTURA,
      closed: true,
      sort: true,
      group: true,
    },
    /** The state of its claim; blank without one. */
    reclamacion: { kind: 'choice', quick: 'many', values: ESTADOS_DE_INCIDENCIA, closed: true, sort: true },
    contrato: { kind: 'code' },
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
