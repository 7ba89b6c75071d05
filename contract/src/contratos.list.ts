import { ESTADOS_CONTRATO, TARIFAS_DE_SUMINISTRO, TIPOS_DE_PRODUCTO } from '@vatio/domain';
import { CAMPOS_PROPIOS } from './campos.list.ts';
import type { ListDefinition } from './list-definition.ts';

export const contratosList = {
  name: 'contratos',
  usualSort: '-creado',
  changes: true,
  codes: 'contratos',
  fields: {
    codigo: { kind: 'code', sort: true },
    cups: { kind: 'code', quick: 'link', sort: true },
    cliente: { kind: 'text', sort: true, group: true },
    nif: { kind: 'code' },
    comercial: { kind: 'seller', quick: 'many', nobody: 'ninguno', group: true },
    /** The commercial clock is the state that people mean by «estado». */
    estado: { kind: 'choice', quick: 'many', values: ESTADOS_CONTRATO.comercial, group: true },
    firma: { kind: 'choice', quick: 'many', values: ESTADOS_CONTRATO.firma, group: true },
    atr: { kind: 'choice', quick: 'many', values: ESTADOS_CONTRATO.atr, group: true },
    cobro: { kind: 'choice', quick: 'many', values: ESTADOS_CONTRATO.cobro, sellersOnly: true },
    fin: { kind: 'date', quick: 'range', sort: true },
    comercializadora: { kind: 'text', quick: 'many', sort: true, group: true },
    tarifa: { kind: 'choice', quick: 'many', values: TARIFAS_DE_SUMINISTRO, sort: true, group: true },
    etiquetas: { kind: 'choice', quick: 'many', sellersOnly: true },
    producto: { kind: 'text' },
    tipo: { kind: 'choice', values: TIPOS_DE_PRODUCTO },
    consumo: {
      kind: 'number',
      sort: true,
      total: 'consumoAnualKwh',
      average: 'consumoMedioKwh',
      unit: 'kWh',
    },
    comision: {
      kind: 'number',
      sort: true,
      total: 'comisionEur',
      average: 'comisionMediaEur',
      unit: '€',
      sellersOnly: true,
    },
    creado: { kind: 'date', sort: true },
    fechaFirma: { kind: 'date' },
    papelFirmado: { kind: 'choice', values: ['esta', 'falta', 'sin-firmar'], sellersOnly: true },
    activacion: { kind: 'date', quick: 'range', sort: true },
    permanencia: { kind: 'date', sort: true },
    revisionPrecio: { kind: 'date', sort: true },
    baja: { kind: 'date' },
    ...CAMPOS_PROPIOS,
  },
  /** The order follows the day of signing. */
  sorts: ['firma'],
  scope: {
    /** Both values are identifiers. */
    cliente: {},
    propuesta: {},
    /** Shows the bin instead of the list. */
    papelera: { values: ['si'] },
  },
} as const satisfies ListDefinition;
