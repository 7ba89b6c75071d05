import type { Zona } from './calendario.ts';
import { consumoAnual, type FilaConsumo, trasladarAlAnio } from './consumo-anual.ts';
import type { EntradaEstudio, PeriodoEstudio, PrecioIndexado } from './estudio/entrada.ts';
import { type Estudio, estudiar } from './estudio.ts';
import { exact, over, round, sum } from './exact.ts';
import type { Dia } from './fecha.ts';
import type { Uso } from './impuestos/indirectos.ts';
import { energiaIndexadaPorMedias } from './indexado.ts';
import type { Fees, Producto } from './producto.ts';
import { type Issue, ok, type Result } from './result.ts';
import type { Supuestos } from './supuestos.ts';
import { periodosDe, type Tarifa, type TipoMedida } from './tarifas.ts';

/** A supply point as an analysis takes it: its conditions, its history and what the client pays today. */
export type PuntoAnalisis = {
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly uso: Uso;
  readonly tipoMedida: TipoMedida;
  readonly potenciasKw: readonly number[];
  /** `potenciaEstudio`; the contracted powers when null. */
  readonly potenciaEstudioKw: readonly number[] | null;
  readonly consumos: readonly FilaConsumo[];
  /** `precioEnergiaCliente`, €/kWh, and its power price, €/kW·año, peajes included. */
  readonly precioEnergiaEurKwh: readonly number[];
  readonly precioPotenciaEurKwAnio: readonly number[];
  readonly alquilerEurMes: number | null;
};

export type EntradaAnalisis = {
  readonly punto: PuntoAnalisis;
  readonly fecha: Dia;
  readonly fees: Fees;
  readonly supuestos: Supuestos;
  readonly productos: readonly Producto[];
  /** Products whose bills are wanted line by line, and not their totals alone; all of them when absent. */
  readonly detalle?: ReadonlySet<string>;
};

export type ResultadoAnalisis = Estudio & { readonly periodos: readonly PeriodoEstudio[] };

/**
 * What a supply's last twelve months would cost at the prices and taxes of `fecha`: today's contract against every
 * product. The same code runs in the browser while a slider moves and on the server when the analysis is saved.
 */
export function analizar({
  punto,
  fecha,
  fees,
  supuestos,
  productos,
  detalle,
}: EntradaAnalisis): Result<ResultadoAnalisis> {
  const anual = consumoAnual(punto.consumos);
  if (!anual.ok) return anual;
  const periodos = trasladarAlAnio(anual.value.filas, fecha).map((fila) =>
    periodoEstudio(fila, punto.tarifa),
  );
  const estudio = estudiar({
    tarifa: punto.tarifa,
    zona: punto.zona,
    uso: punto.uso,
    tipoMedida: punto.tipoMedida,
    potenciasKw: punto.potenciasKw,
    ...(punto.potenciaEstudioKw && { potenciaEstudioKw: punto.potenciaEstudioKw }),
    periodos: periodos.map((periodo) => ({ ...periodo, fechaFactura: fecha })),
    preciosActuales: {
      energiaEurKwh: punto.precioEnergiaEurKwh,
      potenciaEurKwAnio: punto.precioPotenciaEurKwAnio,
      peajesIncluidos: true,
    },
    bonoSocial: { eurDia: over(exact(supuestos.bonoSocialEurAnio), 365).approx },
    ...(punto.alquilerEurMes !== null && { alquiler: { eurMes: punto.alquilerEurMes } }),
    iee: { tipo: supuestos.ieeTipo },
    impuesto: { tipo: supuestos.impuestoTipo },
    productos,
    detalle,
    fees,
    fecha,
    indexados: preciosIndexados(productos, periodos, punto.tarifa, fecha),
  });
  if (!estudio.ok) return estudio;
  const avisos: Issue[] = [
    ...anual.value.avisos,
    ...consumoSinPeriodo(anual.value.filas, punto.tarifa),
    ...estudio.value.avisos,
  ];
  return ok({ ...estudio.value, avisos, periodos });
}

/** A supply that changed to a tariff with fewer periods brings energy that no bill of its tariff has a place for. */
function consumoSinPeriodo(filas: readonly FilaConsumo[], tarifa: Tarifa): Issue[] {
  const cuantos = periodosDe(tarifa, 'energia');
  const kwh = round(sum(filas.flatMap((fila) => fila.activaKwh.slice(cuantos))), 0);
  if (kwh === 0) return [];
  const message = `${kwh} kWh son de periodos que ${tarifa} no tiene y no se cuentan: la tarifa cambió durante el año`;
  return [{ code: 'consumo-sin-periodo', message }];
}

/** Indexed prices by monthly means, an approximation, or why there is none. */
function preciosIndexados(
  productos: readonly Producto[],
  periodos: readonly PeriodoEstudio[],
  tarifa: Tarifa,
  fecha: Dia,
): EntradaEstudio['indexados'] {
  const consumosKwh = Array.from({ length: periodosDe(tarifa, 'energia') }, (_, p) =>
    periodos.reduce((suma, periodo) => suma + periodo.consumosKwh[p]!, 0),
  );
  const precios = new Map<string, Result<PrecioIndexado>>();
  for (const producto of productos) {
    if (producto.tipo !== 'indexado' || producto.tarifa !== tarifa) continue;
    const { terminos, mediasMercadoEurKwh: mediasEurKwh, peajesIncluidos } = producto;
    const energia = energiaIndexadaPorMedias({
      tarifa,
      dia: fecha,
      consumosKwh,
      mediasEurKwh,
      terminos,
      peajesIncluidos,
    });
    if (!energia.ok) {
      precios.set(producto.id, energia);
      continue;
    }
    const energiaEurKwh = energia.value.periodos.map((periodo) => periodo.precioEurKwh);
    precios.set(producto.id, ok({ energiaEurKwh, aproximado: energia.value.aproximado }));
  }
  return precios;
}

function periodoEstudio(fila: FilaConsumo, tarifa: Tarifa): PeriodoEstudio {
  const deEnergia = periodosDe(tarifa, 'energia');
  const dePotencia = periodosDe(tarifa, 'potencia');
  return {
    desde: fila.desde,
    hasta: fila.hasta,
    consumosKwh: ajustar(fila.activaKwh, deEnergia),
    reactivaKvarh: ajustar(fila.reactivaKvarh, deEnergia),
    // 2.0TD with a limiter is not billed excess: its maximeters are shown, never charged.
    ...(tarifa !== '2.0TD' && { demanda: { tipo: 'maximetro', kw: ajustar(fila.maximetroKw, dePotencia) } }),
  };
}

/** SIPS rows always bring six columns; a tariff uses the first of them, and what is missing is zero. */
function ajustar(valores: readonly number[], cuantos: number): number[] {
  return Array.from({ length: cuantos }, (_, p) => valores[p] ?? 0);
}
