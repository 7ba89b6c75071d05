import {
  condicionDeSuministro,
  conExcedentes,
  type Dia,
  type EntradaAnalisis,
  type ExcedentesDeMes,
  type FilaConsumo,
  fail,
  isPeajeDeGas,
  isTarifa,
  ok,
  PACTA_ENERGIA,
  type Producto,
  type PuntoDeLuz,
  parseFecha,
  periodosDe,
  type Result,
  type Supuestos,
  supuestosDe,
  withLectura,
} from '@vatio/domain';
import type { Borrador, PorPeriodo, PuntoBorrador, SupuestosEditados } from '../borrador/borrador.ts';
import { type DatosPunto, tarifaDe, zonaDe } from './datos-punto.ts';

const DIAS_DE_UN_ANIO = 365;

/** The input of the domain for studying a point, without the fees. */
export type EntradaSinFees = Omit<EntradaAnalisis, 'fees'>;

/** The input of a supply of electricity, which has powers and hours. */
export type EntradaDeLuz = EntradaSinFees & { readonly punto: PuntoDeLuz };

export function isDeLuz(entrada: EntradaSinFees): entrada is EntradaDeLuz {
  return isTarifa(entrada.punto.tarifa);
}

/** The input of a point. A price that has not been typed counts as zero; the screen then claims no saving. */
export function entradaDe({
  datos,
  punto,
  borrador: { fecha, supuestos },
  productos,
}: {
  readonly datos: DatosPunto;
  readonly punto: PuntoBorrador;
  readonly borrador: Pick<Borrador, 'fecha' | 'supuestos'>;
  readonly productos: readonly Producto[];
}): Result<EntradaSinFees> {
  const tarifa = tarifaDe(datos);
  if (!tarifa) return fail('sin-tarifa', 'La ficha no tiene una tarifa vigente', 'tarifa');
  const dia = parseFecha(fecha);
  if (!dia.ok) return dia;
  const { ficha } = datos;
  const escrito = punto.consumoAnualKwh;
  const filas = escrito ? ok([anioEscrito(escrito, dia.value)]) : filasDe(datos.consumos);
  if (!filas.ok) return filas;
  const meses = excedentesEscritos(punto);
  const consumos = meses ? conExcedentes(filas.value, meses) : filas;
  if (!consumos.ok) return consumos;
  const delPunto = productos.filter((producto) => producto.tarifa === tarifa);
  return ok({
    punto: {
      tarifa,
      zona: zonaDe(datos),
      uso: ficha.uso,
      tipoMedida: ficha.tipoMedida,
      potenciasKw: ficha.potenciasKw.slice(0, periodosDe(tarifa, 'potencia')),
      potenciaEstudioKw: punto.potenciaEstudioKw,
      consumos: consumos.value,
      cuartos: escrito ? undefined : datos.cuartos,
      ...(!escrito && mercadosDe(datos, delPunto)),
      precioEnergiaEurKwh: sinHuecos(punto.precioEnergiaEurKwh),
      precioPotenciaEurKwAnio: sinHuecos(punto.precioPotenciaEurKwAnio),
      ...(isPeajeDeGas(tarifa) && { precioFijoEurMes: punto.precioFijoEurMes ?? 0 }),
      alquilerEurMes: ficha.alquilerEurMes,
      precioExcedentesEurKwh: punto.precioExcedentesEurKwh,
      condicion: condicionDeSuministro(ficha.sips?.datos),
    },
    fecha: dia.value,
    // The typed rates are those of electricity: gas keeps its own.
    supuestos: supuestosDePunto(datos, dia.value, isPeajeDeGas(tarifa) ? null : supuestos),
    productos: delPunto,
  });
}

/** The months whose surplus has been typed; undefined where none has. */
export function excedentesEscritos({ excedentes }: PuntoBorrador): readonly ExcedentesDeMes[] | undefined {
  const escritos = excedentes?.flatMap(({ mes, kwh }) => (kwh === null ? [] : [{ mes, periodosKwh: [kwh] }]));
  return escritos?.length ? escritos : undefined;
}

/** Of the market of the hours a study speaks only where some product follows it. */
function mercadosDe({ mercado, mercadoPvpc }: DatosPunto, productos: readonly Producto[]) {
  const siguenElMercado = productos.some(({ tipo }) => !PACTA_ENERGIA[tipo]);
  return { ...(siguenElMercado && mercado && { mercado }), ...(mercadoPvpc && { mercadoPvpc }) };
}

/** The tax rates of the day for this point, or those that were typed, which can no longer be called provisional. */
function supuestosDePunto(datos: DatosPunto, dia: Dia, editados: SupuestosEditados | null): Supuestos {
  const devengo = {
    tarifa: tarifaDe(datos) ?? undefined,
    fecha: dia,
    zona: zonaDe(datos),
    uso: datos.ficha.uso,
    potenciaMaximaKw: Math.max(0, ...datos.ficha.potenciasKw),
    ley: { normas: datos.normas },
  };
  return editados ? withLectura(devengo, { ...editados, pendientes: [] }) : supuestosDe(devengo);
}

function filasDe(consumos: DatosPunto['consumos']): Result<FilaConsumo[]> {
  const filas: FilaConsumo[] = [];
  for (const { desde, hasta, tarifa: _, fuente, ...usado } of consumos) {
    const inicio = parseFecha(desde);
    if (!inicio.ok) return inicio;
    const fin = parseFecha(hasta);
    if (!fin.ok) return fin;
    filas.push({ ...usado, desde: inicio.value, hasta: fin.value, deCurva: fuente === 'curva' });
  }
  return ok(filas);
}

/** A year typed by hand is one bill of 365 days, without maxima or reactive energy. */
function anioEscrito(consumoAnualKwh: PorPeriodo, fecha: Dia): FilaConsumo {
  return {
    desde: fecha - DIAS_DE_UN_ANIO,
    hasta: fecha,
    activaKwh: sinHuecos(consumoAnualKwh),
    reactivaKvarh: [],
    maximetroKw: [],
  };
}

function sinHuecos(valores: PorPeriodo): number[] {
  return valores.map((valor) => valor ?? 0);
}
