import { dateCell } from '../../platform/sheet/column.ts';
import type { FilaUsuario } from './usuarios.repository.ts';

const ROL = { admin: 'Administración', comercial: 'Comercial', cliente: 'Cliente' } as const;
const ESTADO = { activo: 'Activa', bloqueado: 'Bloqueada', pendiente: 'Pendiente' } as const;

export const COLUMNAS = [
  { titulo: 'Nombre', celda: ({ nombre }: FilaUsuario) => nombre },
  { titulo: 'Usuario', celda: ({ nombreUsuario }: FilaUsuario) => nombreUsuario },
  { titulo: 'Correo', celda: ({ email }: FilaUsuario) => email },
  { titulo: 'Rol', celda: ({ rol }: FilaUsuario) => ROL[rol] },
  {
    titulo: 'Estado',
    celda: ({ estado, invitado }: FilaUsuario) => (invitado ? 'Con invitación' : ESTADO[estado]),
  },
  { titulo: 'Comercial', celda: ({ comercial }: FilaUsuario) => comercial?.nombre ?? null },
  {
    titulo: 'Clientes',
    celda: ({ clientes }: FilaUsuario) => clientes.map(({ nombre }) => nombre).join(', ') || null,
  },
  { titulo: 'Última entrada', celda: ({ ultimaEntrada }: FilaUsuario) => dateCell(ultimaEntrada) },
  { titulo: 'Sesiones', celda: ({ sesiones }: FilaUsuario) => sesiones },
  { titulo: 'Alta', celda: ({ creadoEn }: FilaUsuario) => dateCell(creadoEn) },
  { titulo: 'Identificador', celda: ({ id }: FilaUsuario) => id },
];
