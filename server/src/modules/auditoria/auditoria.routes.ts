import { auditoria } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { AUDITORIA, type FilaAuditoria } from './consulta.repository.ts';
import { identificadores, readNames } from './nombres.repository.ts';
import { serveList } from './serve-list.service.ts';

export function auditoriaRoutes(app: FastifyInstance, db: Db): void {
  serveList(app, auditoria, {
    served: AUDITORIA,
    titulo: 'auditoria',
    entidad: 'auditoria',
    answer: async (rows) => {
      const nombres = await readNames(
        db,
        rows.map(({ antes, despues }) => [antes, despues]),
      );
      return rows.map((entrada) => ({ ...entrada, nombres: losSuyos(nombres, entrada) }));
    },
  });
}

function losSuyos(
  nombres: ReadonlyMap<string, string>,
  { antes, despues }: Pick<FilaAuditoria, 'antes' | 'despues'>,
): Record<string, string> {
  const ids = identificadores([antes, despues]);
  return Object.fromEntries(ids.flatMap((id) => (nombres.has(id) ? [[id, nombres.get(id) ?? '']] : [])));
}
