import { busqueda } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';

/**
 * Searches a noun's first hits among what the viewer sees. Each noun brings its own; `app.ts` puts them
 * together.
 */
type Buscador = (
  db: Db,
  viewer: Viewer,
  pregunta: { readonly q: string; readonly cuantos: number },
) => Promise<readonly busqueda.Hallazgo[]>;

export type Buscadores = Readonly<Partial<Record<busqueda.Grupo, Buscador>>>;

export function busquedaRoutes(app: FastifyInstance, db: Db, buscadores: Buscadores): void {
  route(app, busqueda.search, async ({ viewer, query: { q } }) => {
    const grupos = await Promise.all(
      busqueda.GRUPOS.map(async (grupo) => {
        const hallazgos = await buscadores[grupo]?.(db, viewer, { q, cuantos: busqueda.POR_GRUPO });
        return { grupo, hallazgos: [...(hallazgos ?? [])].slice(0, busqueda.POR_GRUPO) };
      }),
    );
    return { grupos: grupos.filter(({ hallazgos }) => hallazgos.length > 0) };
  });
}
