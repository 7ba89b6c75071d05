import type { ListDefinition } from './list-definition.ts';

export const comercialesList = {
  name: 'comerciales',
  usualSort: 'arbol',
  fields: {
    nombre: { kind: 'text', sort: true },
    nif: { kind: 'code' },
    email: { kind: 'text' },
    telefono: { kind: 'code' },
    zona: { kind: 'text', quick: 'one', group: true },
    marca: { kind: 'choice', quick: 'many' },
    responsable: { kind: 'seller', group: true },
    /** An `invitado` has not chosen a password yet. */
    cuenta: { kind: 'choice', values: ['sin-cuenta', 'invitado', 'activo', 'bloqueado'] },
    nivel: { kind: 'number' },
    equipo: { kind: 'number' },
    clientes: { kind: 'number', sort: true, total: 'clientes' },
    puntos: { kind: 'number', sort: true, total: 'puntos' },
    contratos: { kind: 'number', sort: true, total: 'contratosActivos' },
    energia: {
      kind: 'number',
      sort: true,
      total: 'energiaGestionadaKwh',
      average: 'energiaMediaKwh',
      unit: 'kWh',
    },
    alta: { kind: 'date', sort: true },
    baja: { kind: 'date' },
  },
  /** The order `arbol` puts each representative after the one they report to. */
  sorts: ['arbol'],
  scope: {
    /** By default the list shows only those who still work here. */
    estado: { values: ['activos', 'bajas', 'todos'], default: 'activos', offered: true },
    /** The filter keeps those under this representative, at any depth. */
    responsable: { offered: true },
  },
} as const satisfies ListDefinition;
