import type { ListDefinition } from './list-definition.ts';

export const ESTADOS = ['borrador', 'en-revision', 'con-incidencia', 'aceptada', 'pagada'] as const;

export const liquidacionesList = {
  name: 'liquidaciones',
  usualSort: '-mes',
  changes: true,
  fields: {
    codigo: { kind: 'code' },
    estado: { kind: 'choice', quick: 'many', values: ESTADOS, sort: true },
    comercial: { kind: 'seller', quick: 'many', sort: true },
    mes: { kind: 'date', quick: 'month', sort: true },
    lineas: { kind: 'number', total: 'lineas' },
    disputadas: { kind: 'number' },
    comisiones: { kind: 'number', unit: '€' },
    decomisiones: { kind: 'number', total: 'decomisionesEur', unit: '€' },
    ajustes: { kind: 'number', total: 'ajustesEur', unit: '€' },
    total: { kind: 'number', sort: true, total: 'totalEur', average: 'totalMedioEur', unit: '€' },
    pagada: { kind: 'date' },
  },
} as const satisfies ListDefinition;
