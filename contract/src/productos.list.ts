import { TARIFAS_DE_SUMINISTRO, TIPOS_DE_PRODUCTO } from '@vatio/domain';
import type { ListDefinition } from './list-definition.ts';

export const productosList = {
  name: 'productos',
  usualSort: 'comercializadora',
  fields: {
    tarifa: { kind: 'choice', quick: 'many', values: TARIFAS_DE_SUMINISTRO, sort: true },
    comercializadora: { kind: 'text', quick: 'many', sort: true },
    nombre: { kind: 'text', sort: true },
    tipo: { kind: 'choice', quick: 'one', values: TIPOS_DE_PRODUCTO },
    estado: { kind: 'choice', quick: 'one', values: ['vigente', 'programada', 'caducada'] },
    duracion: { kind: 'number', unit: 'meses' },
    permanencia: { kind: 'yes-no' },
    prorroga: { kind: 'yes-no' },
    renovable: { kind: 'yes-no' },
    activo: { kind: 'yes-no' },
    desde: { kind: 'date', sort: true },
    hasta: { kind: 'date' },
  },
} as const satisfies ListDefinition;
