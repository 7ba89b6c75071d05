import { type analisis, feesForCall, withIdProducto } from '@vatio/contract';
import { type Fees, formatFecha } from '@vatio/domain';
import type { Borrador, PorPeriodo, PuntoBorrador } from '../borrador/borrador.ts';
import { type EntradaSinFees, excedentesEscritos } from '../calculo/entrada.ts';

/** What the server needs to calculate the same analysis; it decides whatever the user has not. */
export function peticionDeGuardado({
  borrador: { fecha, supuestos, puntos, notas },
  fees,
  entradas,
  elegidos,
}: {
  readonly borrador: Borrador;
  readonly fees: Fees;
  readonly entradas: ReadonlyMap<string, EntradaSinFees>;
  readonly elegidos: ReadonlyMap<string, string>;
}): analisis.AnalisisInput {
  return {
    fecha,
    ...feesForCall(fees),
    ...(supuestos && { supuestos }),
    puntos: puntos.map((punto) => ({
      cups: punto.cups,
      ...(punto.consumoAnualKwh && { consumos: consumosDe(punto, entradas) }),
      ...excedentesDe(punto),
      precioEnergiaCliente: numeros(punto.precioEnergiaEurKwh),
      precioPotenciaCliente: numeros(punto.precioPotenciaEurKwAnio),
      ...(punto.precioFijoEurMes !== undefined && { precioFijoCliente: punto.precioFijoEurMes ?? 0 }),
      potenciaEstudio: punto.potenciaEstudioKw && [...punto.potenciaEstudioKw],
      ...withIdProducto({ productoId: elegidos.get(punto.cups) ?? null }),
    })),
    ...(notas.trim() !== '' && { notas: notas.trim() }),
  };
}

/** The consumption that the browser studied, where it differs from the stored one. */
function consumosDe({ cups }: PuntoBorrador, entradas: ReadonlyMap<string, EntradaSinFees>) {
  return entradas.get(cups)?.punto.consumos.map(({ desde, hasta, ...medidas }) => ({
    desde: formatFecha(desde),
    hasta: formatFecha(hasta),
    activaKwh: [...medidas.activaKwh],
    reactivaKvarh: [...medidas.reactivaKvarh],
    maximetroKw: [...medidas.maximetroKw],
  }));
}

function excedentesDe(punto: PuntoBorrador) {
  const excedentesKwh = excedentesEscritos(punto)?.map(({ mes, periodosKwh }) => ({
    mes,
    periodosKwh: [...periodosKwh],
  }));
  const { precioExcedentesEurKwh } = punto;
  return {
    ...(excedentesKwh && { excedentesKwh }),
    ...(precioExcedentesEurKwh !== null && { precioExcedentesCliente: precioExcedentesEurKwh }),
  };
}

function numeros(valores: PorPeriodo): number[] {
  return valores.map((valor) => valor ?? 0);
}
