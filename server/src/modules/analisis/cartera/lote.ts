import { analyze, type Dia, type Fees, type Producto, type PuntoAnalisis, supuestosDe } from '@vatio/domain';

export type PuntoDeCartera = { readonly cups: string; readonly punto: PuntoAnalisis };

/** Every point of the portfolio is studied with these. */
export type Comun = { readonly fecha: Dia; readonly fees: Fees; readonly productos: readonly Producto[] };

/** The study of a point in a few figures, in € over the days studied. */
export type ResumenDePunto = { readonly cups: string } & (
  | {
      readonly dias: number;
      readonly actualEur: number;
      /** The cheapest offer comes first. */
      readonly ofertas: readonly {
        readonly productoId: string;
        readonly totalEur: number;
        readonly ahorroEur: number;
        readonly ahorroAnualEur: number;
        readonly comisionEur: number;
      }[];
    }
  | { readonly motivo: string }
);

/** Studies the points of a batch, each with the tax rates of its day. */
export function studyBatch(lote: readonly PuntoDeCartera[], comun: Comun): ResumenDePunto[] {
  return lote.map(({ cups, punto }) => {
    const { fecha, fees, productos } = comun;
    const estudio = analyze({
      punto,
      fecha,
      fees,
      supuestos: supuestosDe({
        tarifa: punto.tarifa,
        fecha,
        zona: punto.zona,
        uso: punto.uso,
        potenciaMaximaKw: Math.max(0, ...punto.potenciasKw),
      }),
      productos: productos.filter(({ tarifa }) => tarifa === punto.tarifa),
      detalle: null,
    });
    if (!estudio.ok) return { cups, motivo: estudio.issue.message };
    const { dias, actual, ofertas } = estudio.value;
    return {
      cups,
      dias,
      actualEur: actual.totales.total,
      ofertas: ofertas.map(({ producto, totales, comision, ahorroEur, ahorroAnualEur }) => ({
        productoId: producto.id,
        totalEur: totales.total,
        ahorroEur,
        ahorroAnualEur,
        comisionEur: comision.totalEur,
      })),
    };
  });
}
