import { round } from '@vatio/domain';
import { conPrecios, type PuntoBorrador } from '../borrador/borrador.ts';
import type { DatosPunto } from '../calculo/datos-punto.ts';
import type { MesaEnUso } from './use-mesa.ts';

/** The line of one supply in an analysis of several. */
export type ResumenDePunto = {
  readonly cups: string;
  readonly nombre: string;
  readonly tarifa: string;
  readonly consumoKwh: number | null;
  readonly producto: string | undefined;
  /** Undefined while unknown: today's prices have not been typed, or there is no offer. */
  readonly actualEur: number | undefined;
  readonly ofertaEur: number | undefined;
  readonly ahorroAnualEur: number | undefined;
  /** Null to a client. */
  readonly comisionEur: number | null | undefined;
  readonly problema: string | undefined;
};

/** A line for each supply, in the order of the analysis. */
export function resumenesDe(datos: readonly DatosPunto[], mesa: MesaEnUso): ResumenDePunto[] {
  return mesa.borrador.puntos.flatMap((punto) => {
    const suyos = datos.find(({ ficha }) => ficha.cups === punto.cups);
    return suyos ? [resumenDe(suyos, punto, mesa)] : [];
  });
}

function resumenDe(
  { ficha }: DatosPunto,
  punto: PuntoBorrador,
  { estudios, elegidos, issues }: MesaEnUso,
): ResumenDePunto {
  const { cups } = ficha;
  const estudio = estudios.get(cups);
  const oferta = estudio?.resultado?.ofertas.find(({ producto }) => producto.id === elegidos.get(cups));
  const completo = conPrecios(punto);
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
    problema: (issues.get(cups) ?? estudio?.issue)?.message,
  };
}

/** Over the points that have both sides: one without an offer or without prices counts on neither. */
export function totalesDePuntos(puntos: readonly ResumenDePunto[]) {
  const completos = puntos.filter((punto) => punto.ahorroAnualEur !== undefined);
  const sumar = (campo: 'actualEur' | 'ofertaEur' | 'ahorroAnualEur' | 'comisionEur') =>
    round(completos.reduce((suma, punto) => suma + (punto[campo] ?? 0), 0));
  return {
    completos: completos.length,
    actualEur: sumar('actualEur'),
    ofertaEur: sumar('ofertaEur'),
    ahorroAnualEur: sumar('ahorroAnualEur'),
    comisionEur: sumar('comisionEur'),
  };
}
