import { TARIFAS_DE_SUMINISTRO, TIPOS_DE_PRODUCTO } from '@vatio/domain';
import type { ListDefinition } from './list-definition.ts';

/** By the days left: past, today to 30, 31 to 60, 61 to 90; `sin-fin` are active contracts without an end. */
export const BANDAS = ['vencido', '30', '60', '90', 'sin-fin'] as const;

/** How likely it is to be lost, by how many of `MOTIVOS_DE_RIESGO` it has: two are a medium risk, three or more a high one. */
export const RIESGOS = ['alto', 'medio', 'bajo'] as const;

/**
 * It ends within 30 days or is past its end; nothing is under way; somebody else could save its client 10 % or more; nobody has
 * talked with the client for 90 days; the client has an issue that is not closed.
 */
export const MOTIVOS_DE_RIESGO = ['acaba', 'nada-en-marcha', 'ahorra', 'sin-contacto', 'incidencia'] as const;

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
    fin: { kind: 'date', quick: 'month', sort: true },
    permanencia: { kind: 'date', sort: true },
    revisionPrecio: { kind: 'date', sort: true },
    proximoContacto: { kind: 'date', sort: true, sellersOnly: true },
    ultimoContacto: { kind: 'date', sort: true, sellersOnly: true },
    riesgo: { kind: 'choice', quick: 'many', values: RIESGOS, sort: true, group: true, sellersOnly: true },
    /** What the client would save with the best offer of today, and what that would earn (*generada*). */
    ahorro: {
      kind: 'number',
      sort: true,
      total: 'ahorroAnualEur',
      average: 'ahorroMedioEur',
      unit: '€',
      sellersOnly: true,
    },
    ahorroPct: { kind: 'number', quick: 'range', sort: true, unit: '%', sellersOnly: true },
    comisionDeRenovar: {
      kind: 'number',
      sort: true,
      total: 'comisionDeRenovarEur',
      average: 'comisionDeRenovarMediaEur',
      unit: '€',
      sellersOnly: true,
    },
    precioDeHoy: { kind: 'number', sort: true, unit: '€/MWh', sellersOnly: true },
    valorado: { kind: 'date', sort: true, sellersOnly: true },
  },
  scope: {
    banda: { values: BANDAS },
    /** The value is a client's identifier. */
    cliente: {},
    /** `no`: without analysis, proposal or renewal under way. */
    enMarcha: { values: ['si', 'no'], offered: true },
  },
} as const satisfies ListDefinition;
