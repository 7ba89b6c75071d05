import { TARIFAS_DE_SUMINISTRO, TIPOS_DE_PRODUCTO } from '@vatio/domain';
import type { ListDefinition } from './list-definition.ts';

/** By the days left: past, today to 30, 31 to 60, 61 to 90; `sin-fin` are active contracts without an end. */
export const BANDAS = ['vencido', '30', '60', '90', 'sin-fin'] as const;

export const renovacionesList = {
  name: 'renovaciones',
  usualSort: 'fin',
  fields: {
    codigo: { kind: 'code' },
    cups: { kind: 'code' },
    cliente: { kind: 'text', sort: true, group: true },
    comercial: { kind: 'seller', quick: 'many', nobody: 'ninguno', group: true },
    comercializadora: { kind: 'text', quick: 'many', sort: true, group: true },
    tarifa: { kind: 'choice', quick: 'many', values: TARIFAS_DE_SUMINISTRO, group: true },
    producto: { kind: 'text' },
    tipo: { kind: 'choice', values: TIPOS_DE_PRODUCTO },
    consumo: {
      kind: 'number',
      sort: true,
      total: 'consumoAnualKwh',
      average: 'consumoMedioKwh',
      unit: 'kWh',
    },
    importe: { kind: 'number', total: 'importeAnualEur', average: 'importeMedioEur', unit: '€' },
    comision: {
      kind: 'number',
      total: 'comisionEur',
      average: 'comisionMediaEur',
      unit: '€',
      sellersOnly: true,
    },
    activacion: { kind: 'date' },
    fin: { kind: 'date', sort: true },
    permanencia: { kind: 'date' },
    proximoContacto: { kind: 'date', sort: true, sellersOnly: true },
  },
  scope: {
    banda: { values: BANDAS },
    /** The value is a client's identifier. */
    cliente: {},
    /** `no`: without analysis, proposal or renewal under way. */
    enMarcha: { values: ['si', 'no'], offered: true },
  },
} as const satisfies ListDefinition;
