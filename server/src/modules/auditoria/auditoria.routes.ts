import { auditoria } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import type { SheetColumn } from '../../platform/sheet/column.ts';
import { consultaAuditoria, type FilaAuditoria, listAuditoria } from './consulta.repository.ts';
import { deliverList } from './exportacion.service.ts';
import { identificadores, readNames } from './nombres.repository.ts';

const madrid = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'Europe/Madrid',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const enTexto = (valor: object | null) => (valor === null ? null : JSON.stringify(valor));

const COLUMNAS: readonly SheetColumn<FilaAuditoria>[] = [
  { titulo: 'Cuándo (hora peninsular)', celda: ({ cuando }) => madrid.format(new Date(cuando)) },
  { titulo: 'Quién', celda: ({ usuarioNombre }) => usuarioNombre ?? 'Vatio' },
  { titulo: 'Id. de quién', celda: ({ usuarioId }) => usuarioId },
  { titulo: 'Clave de la API', celda: ({ claveNombre }) => claveNombre },
  { titulo: 'Entidad', celda: ({ entidad }) => entidad },
  { titulo: 'Id.', celda: ({ entidadId }) => entidadId },
  { titulo: 'Nombre', celda: ({ nombre }) => nombre },
  { titulo: 'Acción', celda: ({ accion }) => accion },
  { titulo: 'Antes', celda: ({ antes }) => enTexto(antes) },
  { titulo: 'Después', celda: ({ despues }) => enTexto(despues) },
];

const HOJA = { nombre: 'auditoria', titulo: 'Auditoría', columnas: COLUMNAS };

export function auditoriaRoutes(app: FastifyInstance, db: Db): void {
  route(app, auditoria.list, async ({ viewer, query }) => {
    const { rows, count, total } = await listAuditoria(db, viewer, query);
    const nombres = await readNames(
      db,
      rows.map(({ antes, despues }) => [antes, despues]),
    );
    const entradas = rows.map(({ usuarioId, usuarioNombre, claveId, claveNombre, ...entrada }) => ({
      ...entrada,
      quien: referencia(usuarioId, usuarioNombre),
      clave: referencia(claveId, claveNombre),
      nombres: losSuyos(nombres, entrada),
    }));
    return { rows: entradas, count, total, countExact: true };
  });
  route(app, auditoria.exportRows, async (call) => {
    const { formato: _, sort, ...filtros } = call.query;
    const consulta = consultaAuditoria(call.viewer, filtros, sort);
    return deliverList({ db, call, entidad: 'auditoria', sheet: HOJA, consulta });
  });
}

function referencia(id: string | null, nombre: string | null) {
  return id === null ? null : { id, nombre: nombre ?? '' };
}

function losSuyos(
  nombres: ReadonlyMap<string, string>,
  { antes, despues }: Pick<FilaAuditoria, 'antes' | 'despues'>,
): Record<string, string> {
  const ids = identificadores([antes, despues]);
  return Object.fromEntries(ids.flatMap((id) => (nombres.has(id) ? [[id, nombres.get(id) ?? '']] : [])));
}
