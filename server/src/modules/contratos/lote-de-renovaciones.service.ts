import { type BodyOf, type contratosLote, type ResponseOf, renovaciones } from '@vatio/contract/endpoints';
import { round } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { today } from '../../platform/today.ts';
import { buscadosDe, type Lote, rehearseEach } from '../operaciones/lote.service.ts';
import { tryRenovacion } from './ensayo-de-renovacion.service.ts';
import { insertRenovacion } from './renovacion.service.ts';
import { elegidosDelRadar } from './renovaciones.repository.ts';

const FILTROS = renovaciones.list.query.omit({ page: true, limit: true, sort: true });

/** What the task of contracts reads of a renewal, where an action has its own name. */
const DETALLE = { accion: 'renovar' };

/** Renews the marked contracts of the radar, or all that match its filters, each with the product that it has. */
export function loteDeRenovaciones(
  viewer: Viewer,
  cuales: BodyOf<typeof contratosLote.previewRenovacion>,
): Lote {
  soloQuienVende(viewer);
  return {
    tipo: 'contratos',
    entidad: 'contrato',
    detalle: DETALLE,
    elegidos: elegidosDelRadar(viewer, buscadosDe(cuales, FILTROS), today()),
    apply: (trx, id) => insertRenovacion(trx, { viewer, id }),
  };
}

type Ensayadas = ResponseOf<typeof contratosLote.previewRenovacion>;
type Ensayada = NonNullable<Ensayadas['filas'][number]['renovacion']>;

/** Tries many renewals as one is tried by itself, each with what it would change, and adds them up. */
export async function rehearseRenovaciones(
  db: Db,
  viewer: Viewer,
  cuales: BodyOf<typeof contratosLote.previewRenovacion>,
): Promise<Ensayadas> {
  const { elegidos } = loteDeRenovaciones(viewer, cuales);
  const apply = (trx: Db, id: string) => tryRenovacion(trx, { viewer, id });
  const { filas, ...ensayo } = await rehearseEach(db, { elegidos, apply });
  return {
    ...ensayo,
    filas: filas.map(({ resultado, ...fila }) => ({ ...fila, renovacion: resultado ?? null })),
    suma: sumOf(filas.flatMap(({ resultado }) => resultado ?? [])),
  };
}

function sumOf(ensayadas: readonly Ensayada[]): Ensayadas['suma'] {
  const conCoste = ensayadas.filter(({ ahorroAnualEur }) => ahorroAnualEur !== null);
  const sum = (of: (ensayada: Ensayada) => number | null | undefined, all = ensayadas) =>
    round(
      all.reduce((total, ensayada) => total + (of(ensayada) ?? 0), 0),
      2,
    );
  const cost = (of: (ensayada: Ensayada) => number | null) =>
    conCoste.length === 0 ? null : sum(of, conCoste);
  const hasOwn = ensayadas.some(({ despues }) => despues.tuyaEur !== undefined);
  const side = (lado: 'antes' | 'despues') => ({
    costeAnualEur: cost((ensayada) => ensayada[lado].costeAnualEur),
    comisionEur: sum((ensayada) => ensayada[lado].comisionEur),
    ...(hasOwn && { tuyaEur: sum((ensayada) => ensayada[lado].tuyaEur) }),
  });
  return {
    antes: side('antes'),
    despues: side('despues'),
    ahorroAnualEur: cost(({ ahorroAnualEur }) => ahorroAnualEur),
    sinCoste: ensayadas.length - conCoste.length,
  };
}

export function isRenovacion({ accion }: Record<string, unknown>): boolean {
  return accion === DETALLE.accion;
}
