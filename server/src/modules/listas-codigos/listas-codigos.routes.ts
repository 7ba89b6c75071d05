import { listasCodigos } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { notFound } from '../../platform/problems.ts';
import { route } from '../../platform/route.ts';
import { type Pegados, readPegados } from './codigos-pegados.ts';
import { findLista, insertLista } from './listas-codigos.repository.ts';

/** Finds, of some codes, those of rows that the viewer sees in each list. `app.ts` joins the lists. */
export type ConCodigos = Readonly<
  Record<
    listasCodigos.ListaConCodigos,
    (db: Db, viewer: Viewer, codigos: readonly string[]) => Promise<string[]>
  >
>;

/** The calls on pasted codes, which filter a list. */
export function listasCodigosRoutes(app: FastifyInstance, db: Db, listas: ConCodigos): void {
  const resultado = async (
    viewer: Viewer,
    { id, de, codigos, repetidos, malformados }: Pegados & { id: string; de: listasCodigos.ListaConCodigos },
  ): Promise<listasCodigos.ResultadoCodigos> => {
    const hallados = new Set(await listas[de](db, viewer, codigos));
    const noEncontrados = codigos.filter((codigo) => !hallados.has(codigo));
    return {
      id,
      codigos: codigos.length,
      encontrados: codigos.length - noEncontrados.length,
      noEncontrados,
      repetidos: [...repetidos],
      malformados: [...malformados],
    };
  };

  route(app, listasCodigos.create, async ({ viewer, body: { de, texto } }) => {
    const { codigos, repetidos, malformados } = readPegados(de, texto);
    const lista = {
      de,
      codigos: [...codigos],
      repetidos: [...repetidos],
      malformados: [...malformados],
      usuarioId: viewer.id,
    };
    return resultado(viewer, { ...lista, id: await insertLista(db, lista) });
  });

  route(app, listasCodigos.get, async ({ viewer, params }) => {
    const lista = await findLista(db, viewer, params.id);
    if (!lista) throw notFound();
    return resultado(viewer, lista);
  });
}
