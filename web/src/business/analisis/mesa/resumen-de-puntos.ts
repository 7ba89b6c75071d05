import type { Issue } from '@vatio/domain';
import { round } from '@vatio/domain';
import type { DatosPunto } from '../calculo/datos-punto.ts';
import type { EstudioVivo } from '../calculo/estudio-vivo.ts';

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
  readonly comisionEur: number | undefined;
  readonly problema: string | undefined;
};

type Situacion = {
  readonly datos: DatosPunto;
  readonly estudio: EstudioVivo | undefined;
  readonly idProducto: string | undefined;
  readonly conPrecios: boolean;
  readonly issue: Issue | undefined;
};

export function resumenDePunto({ datos, estudio, idProducto, conPrecios, issue }: Situacion): ResumenDePunto {
  const { ficha } = datos;
  const oferta = estudio?.resultado?.ofertas.find(({ producto }) => producto.id === idProducto);
  return {
    cups: ficha.cups,
    nombre: ficha.direccion ?? ficha.cliente?.nombre ?? '',
    tarifa: ficha.tarifa ?? '',
    consumoKwh: ficha.consumoAnualKwh,
    producto: oferta?.producto.nombre,
    actualEur: conPrecios ? estudio?.resultado?.actual.totales.total : undefined,
    ofertaEur: oferta?.totales.total,
    ahorroAnualEur: conPrecios ? oferta?.ahorroAnualEur : undefined,
    comisionEur: oferta?.comision.totalEur,
    problema: (issue ?? estudio?.issue)?.message,
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
