import { dateCell, type SheetColumn } from '../../platform/sheet/column.ts';
import type { Fila } from './incidencias.repository.ts';

const ESTADOS = { abierta: 'Abierta', respondida: 'Respondida', cerrada: 'Cerrada' } as const;

export const COLUMNAS: readonly SheetColumn<Fila>[] = [
  { titulo: 'Código', celda: ({ codigo }) => codigo },
  { titulo: 'Asunto', celda: ({ asunto }) => asunto },
  { titulo: 'Estado', celda: ({ estado }) => ESTADOS[estado] },
  { titulo: 'Cliente', celda: ({ cliente }) => cliente.nombre },
  { titulo: 'Comercial', celda: ({ comercial }) => comercial?.nombre ?? null },
  { titulo: 'Contada', celda: ({ creada }) => dateCell(creada) },
  { titulo: 'Último cambio', celda: ({ cambiada }) => dateCell(cambiada) },
  { titulo: 'Mensajes', celda: ({ mensajes }) => mensajes },
];
