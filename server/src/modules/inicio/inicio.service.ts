import { inicio, propuestas, type ResponseOf } from '@vatio/contract/endpoints';
import { diasDelMes, formatFecha, parseFecha, round } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { orProblem } from '../../platform/issues.ts';
import { today } from '../../platform/today.ts';
import { comercialPropio } from '../comisiones/calculo.repository.ts';
import { summarizeRenovaciones } from '../contratos/renovaciones.repository.ts';
import { activacionesDe, comisionesDe, contratosDe, embudoDe } from './inicio.repository.ts';
import { type Cuantas, countTareas, DIAS_POR_CADUCAR, type Tarea } from './tareas.repository.ts';

type Resumen = ResponseOf<typeof inicio.summary>;
type Enlace = Resumen['comisiones'] extends infer C | undefined
  ? C extends { enlace: infer E }
    ? E
    : never
  : never;

/** The viewer's work of the day, each figure with the list behind it. */
export async function summarizeInicio(db: Db, viewer: Viewer): Promise<Resumen> {
  const hoy = today();
  const propio = viewer.role === 'comercial' ? await comercialPropio(db, viewer.id) : null;
  const figuras = await readFiguras({ db, viewer, propio, hoy });
  const { embudo, contratos, bandas, activaciones, comisiones, cuantas } = figuras;
  const de = (estado: string) => embudo.find((fila) => fila.estado === estado);
  const enEspera = waiting(embudo);
  return {
    embudo: propuestas.ESTADOS.map((estado) => ({
      estado,
      propuestas: de(estado)?.propuestas ?? 0,
      ahorroAnualEur: de(estado)?.ahorroAnualEur ?? 0,
      enlace: { path: '/propuestas', search: { estado } },
    })),
    ahorro: {
      ofrecidoEur: suma(enEspera.map(({ ahorroAnualEur }) => ahorroAnualEur)),
      ganadoEur: de('aceptada')?.ahorroAnualEur ?? 0,
      enlaceOfrecido: { path: '/propuestas', search: { estado: 'enviada,vista' } },
      enlaceGanado: { path: '/propuestas', search: { estado: 'aceptada' } },
    },
    contratos: {
      activos: contratos.activos,
      enTramite: contratos.enTramite,
      enlaceActivos: { path: '/contratos', search: { atr: 'activado' } },
      enlaceEnTramite: { path: '/contratos', search: { atr: 'solicitado,aceptado' } },
      porVencimiento: bandas.map(({ banda, contratos, consumoAnualKwh }) => ({
        banda,
        contratos,
        consumoAnualKwh,
        enlace: { path: '/renovaciones', search: { banda } },
      })),
    },
    energiaGestionadaGwh: round(contratos.kwh / 1e6, 9),
    comisiones: comisiones && {
      ...comisiones,
      enlace: { path: '/contratos', search: { activacionDesde: `${hoy.slice(0, 7)}-01`, sort: '-comision' } },
    },
    activaciones: activaciones.map((activadas) => ({ ...activadas, enlace: activadosEn(activadas.mes) })),
    tareas: tareasOf(cuantas, propio),
  };
}

/** What the bell tells: the tasks of the page, without the rest of it. */
export async function listTareas(db: Db, viewer: Viewer): Promise<Resumen['tareas']> {
  const propio = viewer.role === 'comercial' ? await comercialPropio(db, viewer.id) : null;
  return tareasOf(await tareasDe({ db, viewer, propio, hoy: today() }), propio);
}

function tareasOf(cuantas: Cuantas | undefined, propio: string | null): Resumen['tareas'] {
  if (cuantas === undefined) return [];
  return inicio.TAREAS.filter((tarea) => cuantas[tarea] > 0).map((tarea) => ({
    tarea,
    cuantas: cuantas[tarea],
    enlace: enlaceDe(tarea, propio),
  }));
}

/** What waits in the work of selling is not for a client, although it may count their own contracts. */
async function tareasDe(figuras: Figuras): Promise<Cuantas | undefined> {
  return figuras.viewer.role === 'cliente' ? undefined : countTareas(figuras);
}

type FigurasLeidas = Awaited<ReturnType<typeof readFiguras>>;

/** The proposals that wait for their client's answer. */
function waiting(embudo: FigurasLeidas['embudo']): FigurasLeidas['embudo'] {
  return embudo.filter(({ estado }) => estado === 'enviada' || estado === 'vista');
}

type Figuras = {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly propio: string | null;
  /** The day of today, as `2026-11-23`. */
  readonly hoy: string;
};

/** All the figures of the page are read at the same time. */
async function readFiguras({ db, viewer, propio, hoy }: Figuras) {
  const [embudo, contratos, bandas, activaciones, comisiones, cuantas] = await Promise.all([
    embudoDe(db, viewer, hoy),
    contratosDe(db, viewer),
    summarizeRenovaciones({ db, viewer, filtros: {}, hoy }),
    activacionesDe(db, viewer, hoy),
    viewer.role === 'cliente'
      ? undefined
      : comisionesDe(
          db,
          viewer.role === 'admin' ? { casa: true } : { casa: false, comercialId: propio },
          hoy,
        ),
    tareasDe({ db, viewer, propio, hoy }),
  ]);
  return { embudo, contratos, bandas, activaciones, comisiones, cuantas };
}

const PENDING_ANSWER = JSON.stringify({ and: [['porAtender', 'yes']] });
const NOT_INVITED = JSON.stringify({ and: [['invitado', 'no']] });
const ENDED_TODAY = JSON.stringify({
  and: [
    ['estado', 'in', ['terminada', 'fallida']],
    ['terminada', 'today'],
  ],
});

/**
 * `propio` is the viewer's own representative: with a team they see more settlements than those that wait for
 * them.
 */
function enlaceDe(tarea: Tarea, propio: string | null): Enlace {
  switch (tarea) {
    case 'tareas-atrasadas':
      return { path: '/tareas', search: { mias: 'si', fechaHasta: enDias(-1) } };
    case 'tareas-de-hoy':
      return { path: '/tareas', search: { mias: 'si', fechaDesde: today(), fechaHasta: today() } };
    case 'propuestas-sin-respuesta':
      return { path: '/propuestas', search: { estado: 'vista' } };
    case 'propuestas-por-caducar':
      return {
        path: '/propuestas',
        search: { estado: 'enviada,vista', validezHasta: enDias(DIAS_POR_CADUCAR) },
      };
    case 'contratos-por-firmar':
      return { path: '/contratos', search: { estado: 'enviado', firma: 'pendiente,enviada,caducada' } };
    case 'contratos-por-solicitar':
      return { path: '/contratos', search: { estado: 'firmado', atr: 'sin-solicitar' } };
    case 'incidencias-abiertas':
      return { path: '/incidencias', search: { estado: 'abierta' } };
    case 'cuentas-en-espera':
      return { path: '/usuarios', search: { estado: 'pendiente', donde: NOT_INVITED } };
    case 'importaciones-terminadas':
      return { path: '/importaciones', search: { donde: ENDED_TODAY } };
    case 'propuestas-aceptadas':
      return { path: '/propuestas', search: { estado: 'aceptada', donde: PENDING_ANSWER } };
    case 'propuestas-rechazadas':
      return { path: '/propuestas', search: { estado: 'rechazada', donde: PENDING_ANSWER } };
    case 'atr-rechazado':
      return { path: '/contratos', search: { atr: 'rechazado', estado: 'firmado' } };
    case 'renovaciones-vencidas':
      return { path: '/renovaciones', search: { banda: 'vencido' } };
    case 'renovaciones-30':
      return { path: '/renovaciones', search: { banda: '30' } };
    case 'liquidaciones-por-revisar':
      return {
        path: '/liquidaciones',
        search:
          propio === null
            ? { estado: 'borrador,con-incidencia' }
            : { estado: 'en-revision', comercial: propio },
      };
  }
}

/** A month such as `2026-11`. */
function activadosEn(mes: string): Enlace {
  const [anio = 0, numero = 0] = mes.split('-').map(Number);
  const search = { activacionDesde: `${mes}-01`, activacionHasta: `${mes}-${diasDelMes(anio, numero)}` };
  return { path: '/contratos', search };
}

function enDias(dias: number): string {
  const hoy = orProblem(parseFecha(today()));
  return formatFecha(hoy + dias);
}

function suma(valores: readonly number[]): number {
  return Math.round(valores.reduce((total, valor) => total + valor, 0) * 100) / 100;
}
