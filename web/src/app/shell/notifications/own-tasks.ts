import type { miArea } from '@vatio/contract';

const LINKS = {
  'propuestas-por-contestar': { path: '/mis-propuestas', search: {} },
  'contratos-que-firmar': { path: '/mis-contratos', search: {} },
  'documentos-pedidos': { path: '/mis-documentos', search: {} },
  'incidencias-respondidas': { path: '/incidencias', search: { estado: 'respondida' } },
} as const;

type Name = keyof typeof LINKS;

export type OwnTask = {
  readonly tarea: Name;
  readonly cuantas: number;
  readonly enlace: { readonly path: string; readonly search: Readonly<Record<string, string>> };
};

/** What waits for a client in their own area, each with the screen where it is; nothing that does not wait. */
export function ownTasksOf({
  propuestas,
  contratos,
  documentosPedidos,
  incidencias,
}: miArea.Area): OwnTask[] {
  const counts: Readonly<Record<Name, number>> = {
    'propuestas-por-contestar': propuestas.filter(({ estado }) => estado === 'enviada' || estado === 'vista')
      .length,
    'contratos-que-firmar': contratos.filter(({ estado }) => estado === 'por-firmar').length,
    'documentos-pedidos': documentosPedidos,
    'incidencias-respondidas': incidencias.respondidas,
  };
  return (Object.keys(counts) as Name[])
    .map((tarea) => ({ tarea, cuantas: counts[tarea], enlace: LINKS[tarea] }))
    .filter(({ cuantas }) => cuantas > 0);
}
