import type { Zona } from './calendario.ts';
import type { CondicionDeSuministro } from './condicion-de-suministro.ts';
import { consumoAnual, type FilaConsumo } from './consumo-anual.ts';
import type { CuartosPorDia } from './cuartos.ts';
import { avisosDeConsumo } from './estudio/avisos-de-consumo.ts';
import type { EntradaEstudio, PeriodoEstudio, PrecioIndexado } from './estudio/entrada.ts';
import { conCuartos, periodoEstudio } from './estudio/fila-medida.ts';
import { type Estudio, study } from './estudio.ts';
import type { Dia } from './fecha.ts';
import type { Uso } from './impuestos/indirectos.ts';
import { energiaIndexadaPorMedias } from './indexado.ts';
import type { Fees, Producto } from './producto.ts';
import { type Issue, ok, type Result } from './result.ts';
import type { Supuestos } from './supuestos.ts';
import { periodosDe, type Tarifa, type TipoMedida } from './tarifas.ts';

/** A supply point as an analysis takes it: its conditions, its history, and what the client pays today. */
export type PuntoAnalisis = {
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly uso: Uso;
  readonly tipoMedida: TipoMedida;
  readonly potenciasKw: readonly number[];
  /** The contracted powers are kept when null. */
  readonly potenciaEstudioKw: readonly number[] | null;
  readonly consumos: readonly FilaConsumo[];
  /** Complete days have their quarter-hours, by which meter types 1–3 are billed their excess. */
  readonly cuartos?: CuartosPorDia | undefined;
  /** Both prices include peajes and cargos: energy in €/kWh and power in €/kW·año. */
  readonly precioEnergiaEurKwh: readonly number[];
  readonly precioPotenciaEurKwAnio: readonly number[];
  readonly alquilerEurMes: number | null;
  readonly condicion?: CondicionDeSuministro | undefined;
};

export type EntradaAnalisis = {
  readonly punto: PuntoAnalisis;
  readonly fecha: Dia;
  readonly fees: Fees;
  readonly supuestos: Supuestos;
  readonly productos: readonly Producto[];
  readonly detalle?: EntradaEstudio['detalle'];
};

export type ResultadoAnalisis = Estudio & { readonly periodos: readonly PeriodoEstudio[] };

/**
 * What a supply's last twelve months would cost, €, at the prices and taxes of `fecha`: today's contract against
 * every product. The same code runs in the browser while a slider moves and on the server when the analysis is
 * saved. It refuses a history without consumption, and whatever `study` refuses of today's bill; a product that
 * cannot be offered is no refusal, but listed with its reasons.
 */
export function analyze({
  punto,
  fecha,
  fees,
  supuestos,
  productos,
  detalle,
}: EntradaAnalisis): Result<ResultadoAnalisis> {
  const anual = consumoAnual(punto.consumos);
  if (!anual.ok) return anual;
  const medidas = anual.value.filas.map((fila) => conCuartos(fila, punto));
  const periodos = medidas.map((fila) => periodoEstudio(fila, punto.tarifa));
  const estudio = study({
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
    bonoSocial: { eurAnio: supuestos.bonoSocialEurAnio },
    ...(punto.alquilerEurMes !== null && { alquiler: { eurMes: punto.alquilerEurMes } }),
    iee: { tipo: supuestos.ieeTipo },
    impuesto: { tipo: supuestos.impuestoTipo },
    condicion: punto.condicion,
    productos,
    detalle,
    fees,
    fecha,
    indexados: preciosIndexados({ productos, periodos, tarifa: punto.tarifa, fecha }),
  });
  if (!estudio.ok) return estudio;
  const avisos: Issue[] = [
    ...anual.value.avisos,
    ...avisosDeConsumo(medidas, punto.tarifa),
    ...estudio.value.avisos,
  ];
  return ok({ ...estudio.value, avisos, periodos });
}

/** Indexed prices by monthly means, an approximation, or why there is none. */
function preciosIndexados({
  productos,
  periodos,
  tarifa,
  fecha,
}: {
  readonly productos: readonly Producto[];
  readonly periodos: readonly PeriodoEstudio[];
  readonly tarifa: Tarifa;
  readonly fecha: Dia;
}): EntradaEstudio['indexados'] {
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
