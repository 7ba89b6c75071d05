import type { Zona } from './calendario.ts';
import type { CondicionDeSuministro } from './condicion-de-suministro.ts';
import { type ConsumoAnual, consumoAnual, type FilaConsumo } from './consumo-anual.ts';
import type { CuartosPorDia } from './cuartos.ts';
import { avisosDeCondicion } from './estudio/avisos-de-condicion.ts';
import { avisosDeConsumo } from './estudio/avisos-de-consumo.ts';
import { avisosDeHoras } from './estudio/avisos-de-horas.ts';
import type { EntradaEstudio, PeriodoEstudio } from './estudio/entrada.ts';
import { prepareEstudioDeGas } from './estudio/estudio-de-gas.ts';
import { conCuartos, periodoEstudio } from './estudio/fila-medida.ts';
import { compareOffers, type Estudio, type EstudioPreparado, prepareStudy } from './estudio.ts';
import type { Dia } from './fecha.ts';
import type { Uso } from './impuestos/indirectos.ts';
import { isPeajeDeGas, type PeajeDeGas } from './peaje-de-gas.ts';
import type { Fees, Producto } from './producto.ts';
import { fail, ok, type Result } from './result.ts';
import type { Supuestos } from './supuestos.ts';
import { periodosDe, type Tarifa, type TarifaDeSuministro, type TipoMedida } from './tarifas.ts';
import { checkByPeriod } from './valores-por-periodo.ts';

/** A supply point as an analysis takes it: its conditions, its history, and what the client pays today. */
export type PuntoAnalisis = {
  readonly tarifa: TarifaDeSuministro;
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
  /** The fixed term of a supply of gas, €/month, without its taxes; absent or null of electricity. */
  readonly precioFijoEurMes?: number | null | undefined;
  readonly alquilerEurMes: number | null;
  /** What today's supplier pays for surplus, up to the energy of the month, €/kWh; null or absent where nobody knows it. */
  readonly precioExcedentesEurKwh?: number | null | undefined;
  readonly condicion?: CondicionDeSuministro | undefined;
  readonly mercado?: EntradaEstudio['mercado'];
  readonly mercadoPvpc?: EntradaEstudio['mercadoPvpc'];
};

export type PuntoDeLuz = PuntoAnalisis & { readonly tarifa: Tarifa };

export type EntradaAnalisis = {
  readonly punto: PuntoAnalisis;
  readonly fecha: Dia;
  readonly fees: Fees;
  readonly supuestos: Supuestos;
  readonly productos: readonly Producto[];
  readonly detalle?: EntradaEstudio['detalle'];
};

export type ResultadoAnalisis = Estudio & { readonly periodos: readonly PeriodoEstudio[] };

/** An analysis before anything is offered. */
export type AnalisisSinOfertas = Omit<EntradaAnalisis, 'fees' | 'productos'>;

/** What is offered to a supply: all that changes while a fee moves. */
export type OfrecidoEnAnalisis = Pick<EntradaAnalisis, 'fees' | 'productos' | 'detalle'>;

/**
 * What a supply's last twelve months would cost, €, at the prices and taxes of `fecha`: today's contract against
 * every product. The same code runs in the browser while a slider moves and on the server when the analysis is
 * saved. It refuses a history without consumption, and whatever `study` refuses of today's bill; a product that
 * cannot be offered is no refusal, but listed with its reasons.
 */
export function analyze(entrada: EntradaAnalisis): Result<ResultadoAnalisis> {
  const preparado = prepareAnalisis(entrada);
  return preparado.ok ? ok(preparado.value(entrada)) : preparado;
}

/**
 * The same analysis for one offer after another: today's bill, and whatever neither fees nor products change, are
 * calculated once. It refuses what `analyze` does. Its `detalle` says only whether it is null.
 */
export function prepareAnalisis(
  entrada: AnalisisSinOfertas,
): Result<(ofrecido: OfrecidoEnAnalisis) => ResultadoAnalisis> {
  const { punto } = entrada;
  const { tarifa } = punto;
  const anual = consumoAnual(punto.consumos);
  if (!anual.ok) return anual;
  const preparado = isPeajeDeGas(tarifa)
    ? prepareDeGas(entrada, tarifa, anual.value)
    : prepareDeLuz(entrada, { ...punto, tarifa }, anual.value);
  if (!preparado.ok) return preparado;
  const { periodos, avisos, estudio } = preparado.value;
  return ok((ofrecido) => {
    const comparado = compareOffers(estudio, ofrecido);
    return { ...comparado, avisos: [...avisos, ...comparado.avisos], periodos };
  });
}

type AnalisisPreparado = Pick<ResultadoAnalisis, 'periodos' | 'avisos'> & {
  readonly estudio: EstudioPreparado;
};

function prepareDeGas(
  { punto, fecha, supuestos, detalle }: AnalisisSinOfertas,
  tarifa: PeajeDeGas,
  { filas, avisos }: ConsumoAnual,
): Result<AnalisisPreparado> {
  const { zona, alquilerEurMes, condicion, precioEnergiaEurKwh, precioFijoEurMes: fijoEurMes = null } = punto;
  const issue =
    checkByPeriod(precioEnergiaEurKwh, periodosDe(tarifa, 'energia'), 'precios.energia') ??
    checkByPeriod(punto.precioPotenciaEurKwAnio, periodosDe(tarifa, 'potencia'), 'precios.potencia');
  if (issue) return { ok: false, issue };
  if (punto.potenciaEstudioKw !== null)
    return fail('sin-potencia', 'El gas no tiene potencia que estudiar', 'potenciaEstudio');
  if (fijoEurMes === null)
    return fail('falta-termino-fijo', 'Falta el término fijo de hoy, en €/mes', 'precios.fijo');
  const estudio = prepareEstudioDeGas({
    tarifa,
    zona,
    filas,
    preciosActuales: { fijoEurMes, variableEurKwh: precioEnergiaEurKwh[0]! },
    alquilerEurMes,
    tipoImpuesto: supuestos.impuestoTipo,
    condicion,
    fecha,
    detalle,
  });
  if (!estudio.ok) return estudio;
  const periodos = filas.map(({ desde, hasta, activaKwh: consumosKwh }) => ({ desde, hasta, consumosKwh }));
  return ok({ periodos, avisos, estudio: estudio.value });
}

function prepareDeLuz(
  { fecha, supuestos, detalle }: AnalisisSinOfertas,
  punto: PuntoDeLuz,
  anual: ConsumoAnual,
): Result<AnalisisPreparado> {
  if ((punto.precioFijoEurMes ?? null) !== null)
    return fail('termino-fijo-de-gas', 'Solo el gas lleva un término fijo al mes', 'precios.fijo');
  const medidas = anual.filas.map((fila) => conCuartos(fila, punto));
  const periodos = medidas.map((fila) => periodoEstudio(fila, punto));
  const estudio = prepareStudy({
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
    ...compensacionActual(punto),
    bonoSocial: { eurAnio: supuestos.bonoSocialEurAnio },
    ...(punto.alquilerEurMes !== null && { alquiler: { eurMes: punto.alquilerEurMes } }),
    iee: { tipo: supuestos.ieeTipo },
    impuesto: { tipo: supuestos.impuestoTipo },
    condicion: punto.condicion,
    mercado: punto.mercado,
    mercadoPvpc: punto.mercadoPvpc,
    detalle,
    fecha,
  });
  if (!estudio.ok) return estudio;
  const avisos = [
    ...avisosDeCondicion(punto, anual.filas),
    ...anual.avisos,
    ...avisosDeConsumo(medidas, punto),
    ...avisosDeHoras(punto, anual.filas),
  ];
  return ok({ periodos, avisos, estudio: estudio.value });
}

function compensacionActual({
  precioExcedentesEurKwh: precioEurKwh = null,
}: PuntoAnalisis): Pick<EntradaEstudio, 'compensacionActual'> {
  return precioEurKwh === null
    ? {}
    : { compensacionActual: { precioEurKwh, tope: 'energia', bateriaVirtual: null } };
}
