import { round } from '@vatio/domain';
import { conPrecios, type PuntoBorrador } from '../borrador/borrador.ts';
import type { DatosPunto } from '../calculo/datos-punto.ts';
import { type EstudioVista, vistaDeEstudio } from '../comparacion/vista.ts';
import type { DatosDeOferta } from '../ofertas/datos-de-oferta.ts';
import { gananciaDe } from '../ofertas/ganancia.ts';
import type { MesaEnUso } from './use-mesa.ts';

/** The row of one supply in an analysis of several. */
export type ResumenDePunto = {
  readonly cups: string;
  readonly nombre: string;
  readonly tarifa: string;
  readonly consumoKwh: number | null;
  readonly producto: string | undefined;
  /** Undefined while it is unknown: today's prices have not been typed, or there is no offer. */
  readonly actualEur: number | undefined;
  readonly ofertaEur: number | undefined;
  readonly ahorroAnualEur: number | undefined;
  /** Null for a client. */
  readonly comisionEur: number | null | undefined;
  /** The user's own part by today's rules; undefined while these are unknown, and for users who have none. */
  readonly tuyaEur: number | undefined;
  readonly problema: string | undefined;
};

type Resumenes = (datos: readonly DatosPunto[], mesa: MesaEnUso) => ResumenDePunto[];

/**
 * A row for each supply, in the order of the analysis. A supply of which nothing has changed gives the same object again,
 * because with two hundred of them most have not.
 */
export function rememberResumenes(): Resumenes {
  const kept = new Map<string, { readonly from: readonly unknown[]; readonly resumen: ResumenDePunto }>();
  return (datos, mesa) => {
    const porCups = new Map(datos.map((suyos) => [suyos.ficha.cups, suyos]));
    return mesa.borrador.puntos.flatMap((punto) => {
      const { cups } = punto;
      const suyos = porCups.get(cups);
      if (!suyos) return [];
      const { estudios, elegidos, issues, entradas, reglas } = mesa;
      const from = [
        ...[suyos, punto, reglas],
        ...[estudios.get(cups), elegidos.get(cups), issues.get(cups), entradas.get(cups)],
      ];
      const before = kept.get(cups);
      if (before && from.every((value, i) => value === before.from[i])) return before.resumen;
      const resumen = resumenDe(suyos, punto, mesa);
      kept.set(cups, { from, resumen });
      return resumen;
    });
  };
}

function resumenDe(
  { ficha }: DatosPunto,
  punto: PuntoBorrador,
  { estudios, elegidos, issues, entradas, reglas }: MesaEnUso,
): ResumenDePunto {
  const { cups } = ficha;
  const estudio = estudios.get(cups);
  const oferta = estudio?.resultado?.ofertas.find(({ producto }) => producto.id === elegidos.get(cups));
  const completo = conPrecios(punto);
  const vista = estudio?.resultado && vistaDeEstudio(estudio.resultado);
  const { potenciaEstudioKw, potenciasKw = [] } = entradas.get(cups)?.punto ?? {};
  return {
    cups,
    nombre: ficha.direccion ?? ficha.cliente?.nombre ?? '',
    tarifa: ficha.tarifa ?? '',
    consumoKwh: ficha.consumoAnualKwh,
    producto: oferta?.producto.nombre,
    actualEur: completo ? estudio?.resultado?.actual.totales.total : undefined,
    ofertaEur: oferta?.totales.total,
    ahorroAnualEur: completo ? oferta?.ahorroAnualEur : undefined,
    comisionEur: oferta?.comision.totalEur,
    tuyaEur: tuyaDe(vista, oferta?.producto.id, {
      potenciasKw: potenciaEstudioKw ?? potenciasKw,
      tarifa: ficha.tarifa ?? '',
      reglas,
    }),
    problema: (issues.get(cups) ?? estudio?.issue)?.message,
  };
}

/** The user's own part of the chosen offer of a supply. */
export function tuyaDe(
  vista: EstudioVista | undefined,
  productoId: string | null | undefined,
  datos: Pick<DatosDeOferta, 'potenciasKw' | 'tarifa' | 'reglas'>,
): number | undefined {
  const oferta = vista?.ofertas.find((una) => una.productoId === productoId);
  if (!vista || !oferta) return undefined;
  const { dias, consumoKwh } = vista;
  return gananciaDe(oferta, { ...datos, dias, consumoKwh, actualEur: undefined })?.tuyaEur ?? undefined;
}

/**
 * Whether a supply still shows what it would pay with other prices or fees: two hundred are studied one after another, and
 * meanwhile their sum is that of no study.
 */
export function isCalculating({ estudios, elegidos }: Pick<MesaEnUso, 'estudios' | 'elegidos'>): boolean {
  return [...estudios].some(
    ([cups, { caducado, pendientes }]) => caducado || pendientes.has(elegidos.get(cups) ?? ''),
  );
}

/** The sums over the points that have both sides: a point without an offer or without prices counts on neither. */
export function totalesDePuntos(puntos: readonly ResumenDePunto[]) {
  const completos = puntos.filter((punto) => punto.ahorroAnualEur !== undefined);
  const sum = (campo: 'actualEur' | 'ofertaEur' | 'ahorroAnualEur' | 'comisionEur' | 'tuyaEur') =>
    round(completos.reduce((suma, punto) => suma + (punto[campo] ?? 0), 0));
  return {
    completos: completos.length,
    actualEur: sum('actualEur'),
    ofertaEur: sum('ofertaEur'),
    ahorroAnualEur: sum('ahorroAnualEur'),
    comisionEur: sum('comisionEur'),
    tuyaEur: sum('tuyaEur'),
  };
}
