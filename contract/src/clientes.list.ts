import { CAMPOS_PROPIOS } from './campos.list.ts';
import type { ListDefinition } from './list-definition.ts';

/**
 * `bloqueado`: closed to new business. `datos-bloqueados`: erasure asked for, only administrators see it.
 * `suprimido`: destroyed. `borrado`: taken off the lists, can be restored.
 */
export const ESTADOS = ['activo', 'bloqueado', 'datos-bloqueados', 'suprimido', 'borrado'] as const;

export const clientesList = {
  name: 'clientes',
  usualSort: 'nombre',
  changes: true,
  codes: 'clientes',
  fields: {
    nombre: { kind: 'text', sort: true },
    nif: { kind: 'code' },
    comercial: { kind: 'seller', quick: 'many', nobody: 'ninguno', sort: true, group: true },
    provincia: { kind: 'choice', quick: 'many' },
    tipo: { kind: 'choice', quick: 'one', values: ['persona', 'empresa'], group: true },
    contrato: { kind: 'yes-no', quick: 'one', values: ['con', 'sin'] },
    estado: { kind: 'choice', values: ESTADOS, group: true },
    etiquetas: { kind: 'choice', quick: 'many', sellersOnly: true },
    marca: { kind: 'choice', quick: 'many', sellersOnly: true },
    creado: { kind: 'date', quick: 'range', sort: true },
    email: { kind: 'text' },
    telefono: { kind: 'code' },
    municipio: { kind: 'text', sort: true, group: true },
    codigoPostal: { kind: 'text' },
    direccion: { kind: 'text' },
    cnae: { kind: 'text' },
    iban: { kind: 'code' },
    puntos: { kind: 'number', sort: true, total: 'puntos' },
    consumo: {
      kind: 'number',
      sort: true,
      total: 'consumoAnualKwh',
      average: 'consumoMedioKwh',
      unit: 'kWh',
    },
    proximoContacto: { kind: 'date', sort: true, sellersOnly: true },
    ...CAMPOS_PROPIOS,
  },
  /** When absent, deleted and destroyed clients are left out. */
  scope: { estado: { values: ESTADOS, offered: true } },
} as const satisfies ListDefinition;
