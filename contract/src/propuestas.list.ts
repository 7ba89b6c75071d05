import type { ListDefinition } from './list-definition.ts';

export const ESTADOS = ['borrador', 'enviada', 'vista', 'aceptada', 'rechazada', 'caducada'] as const;

export const propuestasList = {
  name: 'propuestas',
  usualSort: '-creado',
  changes: true,
  codes: 'propuestas',
  fields: {
    codigo: { kind: 'code', sort: true },
    cups: { kind: 'code', quick: 'link' },
    cliente: { kind: 'text', sort: true, group: true },
    nif: { kind: 'code' },
    estado: {
      kind: 'choice',
      quick: 'many',
      values: ESTADOS,
      closed: true,
      sort: true,
      sellersOnlyValues: ['borrador'],
      group: true,
    },
    comercial: { kind: 'seller', quick: 'many', nobody: 'ninguno', group: true },
    ahorro: { kind: 'number', sort: true, total: 'ahorroAnualEur', average: 'ahorroMedioEur', unit: '€' },
    actual: { kind: 'number', unit: '€' },
    oferta: { kind: 'number', unit: '€' },
    consumo: { kind: 'number', total: 'consumoAnualKwh', average: 'consumoMedioKwh', unit: 'kWh' },
    comision: {
      kind: 'number',
      sort: true,
      total: 'comisionEur',
      average: 'comisionMediaEur',
      unit: '€',
      sellersOnly: true,
    },
    aperturas: { kind: 'number' },
    creado: { kind: 'date', sort: true },
    enviada: { kind: 'date' },
    /** The last day on which the proposal can be accepted. */
    validez: { kind: 'date', quick: 'range', sort: true },
    /** The client answered in the last days, and nobody has attended to it yet. */
    porAtender: { kind: 'yes-no', sellersOnly: true },
  },
  scope: {
    /** The value is a client's identifier. */
    cliente: {},
    /** `si` shows the bin. */
    borradas: { values: ['si', 'no'], default: 'no' },
  },
} as const satisfies ListDefinition;
