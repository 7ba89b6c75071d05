import { ROLES } from './auth.ts';
import type { ListDefinition } from './list-definition.ts';

export const ESTADOS = ['pendiente', 'activo', 'bloqueado'] as const;

export const usuariosList = {
  name: 'usuarios',
  usualSort: 'nombre',
  fields: {
    nombre: { kind: 'text', sort: true },
    nombreUsuario: { kind: 'text' },
    email: { kind: 'text', sort: true },
    rol: { kind: 'choice', quick: 'one', values: ROLES },
    estado: { kind: 'choice', quick: 'one', values: ESTADOS },
    invitado: { kind: 'yes-no' },
    sesiones: { kind: 'number' },
    creado: { kind: 'date', sort: true },
    entrada: { kind: 'date', sort: true },
  },
} as const satisfies ListDefinition;
