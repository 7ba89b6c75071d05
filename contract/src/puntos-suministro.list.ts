import { ZONAS } from '@vatio/domain';
import { CAMPOS_PROPIOS } from './campos.list.ts';
import type { ListDefinition } from './list-definition.ts';

export const puntosSuministroList = {
  name: 'puntos-de-suministro',
  usualSort: 'cups',
  changes: true,
  codes: 'puntos-suministro',
  fields: {
    cups: { kind: 'code', sort: true },
    cliente: { kind: 'text', sort: true, group: true },
    tarifa: { kind: 'choice', quick: 'many', sort: true, group: true },
    provincia: { kind: 'choice', quick: 'many' },
    distribuidora: { kind: 'choice', quick: 'many' },
    comercial: { kind: 'seller', quick: 'many', nobody: 'ninguno' },
    contrato: { kind: 'yes-no', quick: 'one', values: ['con', 'sin'] },
    etiquetas: { kind: 'choice', quick: 'many', sellersOnly: true },
    consumo: {
      kind: 'number',
      quick: 'range',
      sort: true,
      total: 'consumoAnualKwh',
      average: 'consumoMedioKwh',
      unit: 'kWh',
    },
    municipio: { kind: 'text', sort: true, group: true },
    codigoPostal: { kind: 'text' },
    direccion: { kind: 'text' },
    zona: { kind: 'choice', values: ZONAS },
    /** The highest power of all periods counts. */
    potencia: { kind: 'number', unit: 'kW' },
    cnae: { kind: 'text' },
    fechaSips: { kind: 'date' },
    /** Of the contract that its client has with another house. */
    finAjeno: { kind: 'date', sellersOnly: true },
    comercializadoraAjena: { kind: 'text', sellersOnly: true },
    ...CAMPOS_PROPIOS,
  },
  /** The value is a client's identifier. */
  scope: { cliente: {} },
} as const satisfies ListDefinition;
