import type { inicio } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { countsOfBandas } from '../contratos/renovaciones.repository.ts';
import { contratoVisible } from '../contratos/visibilidad.repository.ts';
import { endedOn } from '../importaciones/importaciones.repository.ts';
import { abiertas } from '../incidencias/incidencias.repository.ts';
import { liquidacionVisible } from '../liquidaciones/liquidaciones.repository.ts';
import { pendingAnswers } from '../propuestas/pending-answer.repository.ts';
import { ownDue } from '../tareas/listado.repository.ts';
import { cuentasEnEspera } from '../usuarios/usuarios.repository.ts';
import { propuestasDeHoy } from './inicio.repository.ts';

/** A proposal counts as about to expire when this many days are left to answer it. */
export const DIAS_POR_CADUCAR = 5;

export type Tarea = (typeof inicio.TAREAS)[number];
export type Cuantas = Readonly<Record<Tarea, number>>;

type Counted = {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly propio: string | null;
  readonly hoy: string;
};

/** How many of each kind wait in «Para hoy», also the kinds with none. It is one query, because the bell asks it on every page. */
export async function countTareas({ db, viewer, propio, hoy }: Counted): Promise<Cuantas> {
  const { rows } = await sql<Cuantas>`
    select due.late as "tareas-atrasadas", due.today as "tareas-de-hoy",
      answers.aceptadas as "propuestas-aceptadas", answers.rechazadas as "propuestas-rechazadas",
      p.sin_respuesta as "propuestas-sin-respuesta", p.por_caducar as "propuestas-por-caducar",
      k.por_firmar as "contratos-por-firmar", k.por_solicitar as "contratos-por-solicitar",
      k.atr_rechazado as "atr-rechazado",
      (${abiertas(viewer)}) as "incidencias-abiertas",
      (${viewer.role === 'admin' ? cuentasEnEspera() : sql`0`}) as "cuentas-en-espera",
      b.de_30 as "renovaciones-30", b.vencidas as "renovaciones-vencidas",
      (${porRevisar(viewer, propio)}) as "liquidaciones-por-revisar",
      (${endedOn(db, viewer, hoy)}) as "importaciones-terminadas"
    from (${ownDue(viewer, hoy)}) due, (${pendingAnswers(viewer)}) answers, (${propuestas(viewer, hoy)}) p,
      (${contratos(viewer)}) k, (${countsOfBandas(viewer, hoy)}) b
  `.execute(db);
  return rows[0]!;
}

const propuestas = (viewer: Viewer, hoy: string) => sql`
  select count(*) filter (where estado = 'vista') as sin_respuesta,
    count(*) filter (where estado in ('enviada', 'vista') and valida_hasta <= ${hoy}::date + ${DIAS_POR_CADUCAR}::int)
      as por_caducar
  from (${propuestasDeHoy(viewer, hoy)}) t`;

const contratos = (viewer: Viewer) => sql`
  select count(*) filter (where k.comercial = 'enviado' and k.firma in ('pendiente', 'enviada', 'caducada')) as por_firmar,
    count(*) filter (where k.comercial = 'firmado' and k.atr = 'sin-solicitar') as por_solicitar,
    count(*) filter (where k.atr = 'rechazado' and k.comercial = 'firmado') as atr_rechazado
  from contrato k join cliente c on c.id = k.cliente_id
  where k.borrado_en is null and k.comercial in ('enviado', 'firmado') and ${contratoVisible(viewer)}`;

/** Drafts and disputes wait for an administrator, and their own to review for a representative. */
function porRevisar(viewer: Viewer, propio: string | null) {
  const suyas =
    viewer.role === 'admin'
      ? sql`l.estado in ('borrador', 'con-incidencia')`
      : sql`l.estado = 'en-revision' and l.comercial_id = ${propio}`;
  return sql`select count(*) from liquidacion l where ${liquidacionVisible(viewer)} and ${suyas}`;
}
