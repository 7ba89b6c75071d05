import type { analisis, FilaComparativa, PuntoPropuesto } from '@vatio/contract/endpoints';
import { round } from '@vatio/domain';
import { billPeriod, type Termino } from '../analisis/terminos-facturados.service.ts';
import { CONCEPTOS, type Concepto, filasDeConcepto, PAGADO_CON_BATERIA } from './conceptos-comparados.ts';
import { type Lado, multiplicado, soloImporte } from './lado.ts';

type Factura = analisis.FacturaDeEstudio;

/** The bills of today and of the offer, and the number of periods of each term in their tariff. */
export type Facturas = {
  readonly actual: readonly Factura[];
  readonly oferta: readonly Factura[];
  readonly periodos: Readonly<Record<Termino, number>>;
};

type Fila = FilaComparativa;
type CualLado = 'actual' | 'oferta';
type Clase = Omit<Fila, CualLado | 'diferenciaEur'>;

/**
 * Compares today's bills with the offer's over all of them. A row with quantity and price multiplies on both sides to
 * the cent, and both prices include peajes and cargos, however each supplier bills them. The rows add up to their
 * subtotals, and with the rounding of the bills, in a row of its own, to the total that the bills have.
 */
export function compareFacturas(facturas: Facturas): Fila[] {
  const { actual, oferta } = facturas;
  const potencia = filasDePeriodos(facturas, 'potencia');
  const energia = filasDePeriodos(facturas, 'energia');
  const conceptos = CONCEPTOS.flatMap((concepto) => filasDelConcepto(concepto, facturas));
  const sinExcesos = [...actual, ...oferta].some(({ excesos }) => excesos === null) ? SIN_EXCESOS : '';
  const base = sumFilas(subtotal('base-imponible', `Base imponible${sinExcesos}`), [
    ...potencia,
    ...energia,
    ...conceptos,
  ]);
  const impuestos = filasDeImpuestos(facturas, base);
  const pagado = filasDelConcepto(PAGADO_CON_BATERIA, facturas);
  const total = filaDe({ ...subtotal('total', `Total${sinExcesos}`), peso: 'total' }, (lado) =>
    soloImporte(sumRounded(facturas[lado].map((factura) => factura.total))),
  );
  return [
    ...potencia,
    // Gas has none.
    ...(potencia.length === 0
      ? []
      : [sumFilas(subtotal('termino-potencia', 'Término de potencia'), potencia)]),
    ...energia,
    sumFilas(subtotal('termino-energia', 'Término de energía'), energia),
    ...conceptos,
    base,
    ...impuestos,
    ...pagado,
    ...filasDeRedondeo([base, ...impuestos, ...pagado], total),
    total,
  ];
}

/** The rows of a concept that some bill has. */
function filasDelConcepto(concepto: Concepto, facturas: Facturas): Fila[] {
  return filasDeConcepto(concepto, facturas)
    .map(({ titulo, unidad, unidadPrecio, ...lados }) =>
      filaDe({ ...simple(concepto[0], titulo), unidad, unidadPrecio }, (lado) => lados[lado]),
    )
    .filter(({ actual, oferta }) => actual.importeEur !== 0 || oferta.importeEur !== 0);
}

/** Where the excess is unknown, its row has no figure, and the notices of the supply say why. */
const SIN_EXCESOS = ' (sin excesos)';

function filasDePeriodos(facturas: Facturas, termino: Termino): Fila[] {
  const cuantos = facturas.periodos[termino];
  return Array.from({ length: cuantos }, (_, i) => {
    const titulo = cuantos === 1 ? NOMBRE[termino] : `${NOMBRE[termino]} P${i + 1}`;
    const clase = { ...DE_TERMINO[termino], titulo, periodo: i + 1 };
    return filaDe(clase, (lado) => {
      const { cantidad, precio } = billPeriod(facturas[lado], termino, i + 1);
      return multiplicado(cantidad, precio, clase.unidad);
    });
  });
}

function filaDe(clase: Clase, ladoDe: (lado: CualLado) => Lado): Fila {
  const [actual, oferta] = [ladoDe('actual'), ladoDe('oferta')];
  return { ...clase, actual, oferta, diferenciaEur: subtract(oferta.importeEur, actual.importeEur) };
}

/** An unknown amount is in no sum. */
function sumFilas(clase: Clase, filas: readonly Fila[]): Fila {
  return filaDe(clase, (lado) => soloImporte(sumRounded(filas.map((fila) => fila[lado].importeEur ?? 0))));
}

function subtract(minuendo: number | null, sustraendo: number | null): number | null {
  return minuendo === null || sustraendo === null ? null : round(minuendo - sustraendo);
}

const PORCENTAJE = new Intl.NumberFormat('es-ES', { style: 'percent', maximumFractionDigits: 2 });

const NOMBRE = { potencia: 'Potencia', energia: 'Energía' } as const;

const DE_TERMINO = {
  potencia: { concepto: 'potencia', unidad: 'kW·año', unidadPrecio: '€/kW·año', peso: 'detalle' },
  energia: { concepto: 'energia', unidad: 'kWh', unidadPrecio: '€/kWh', peso: 'detalle' },
} as const;

function simple(concepto: Fila['concepto'], titulo: string) {
  return { concepto, titulo, periodo: null, unidad: null, unidadPrecio: null, peso: 'concepto' } as const;
}

function subtotal(concepto: Fila['concepto'], titulo: string) {
  return { ...simple(concepto, titulo), peso: 'subtotal' } as const;
}

/** The quota of each tax at each rate, per one, with its base: the bases come to the taxable base of the rows above. */
function filasDeImpuestos(facturas: Facturas, base: Fila): Fila[] {
  const impuestos = impuestosDe(facturas.actual, facturas.oferta);
  const bases = { actual: basesDe(facturas.actual, impuestos), oferta: basesDe(facturas.oferta, impuestos) };
  for (const lado of ['actual', 'oferta'] as const) {
    const deFacturas = sumRounded(facturas[lado].map(({ baseImponible }) => baseImponible));
    const mayor = bases[lado].indexOf(Math.max(...bases[lado]));
    if (mayor >= 0) bases[lado][mayor]! += (base[lado].importeEur ?? 0) - deFacturas;
  }
  return impuestos.map(({ nombre, tipo }, i) => {
    const titulo = `${nombre} ${PORCENTAJE.format(tipo)}`;
    const clase = { ...simple('impuesto', titulo), unidad: '€', unidadPrecio: 'por uno' } as const;
    return filaDe(clase, (lado) => multiplicado(bases[lado][i]!, tipo, clase.unidad));
  });
}

function basesDe(facturas: readonly Factura[], impuestos: readonly Impuesto[]): number[] {
  const cuotas = facturas.flatMap((factura) => factura.impuestos);
  return impuestos.map(({ nombre, tipo }) =>
    sumRounded(cuotas.filter(isOf(nombre, tipo)).map(({ base }) => base)),
  );
}

/** What the total of the bills has over the rows, which no bill has rounded. */
function filasDeRedondeo(sumandos: readonly Fila[], total: Fila): Fila[] {
  const fila = filaDe(simple('redondeo', 'Redondeo de las facturas'), (lado) =>
    soloImporte(
      round((total[lado].importeEur ?? 0) - sumRounded(sumandos.map((otra) => otra[lado].importeEur ?? 0))),
    ),
  );
  return fila.actual.importeEur === 0 && fila.oferta.importeEur === 0 ? [] : [fila];
}

type Impuesto = Pick<Factura['impuestos'][number], 'nombre' | 'tipo'>;

/** Every tax and rate that either side pays, in their order. */
function impuestosDe(...lados: readonly (readonly Factura[])[]): Impuesto[] {
  const vistos = new Map<string, Impuesto>();
  for (const { nombre, tipo } of lados.flat().flatMap(({ impuestos }) => impuestos)) {
    vistos.set(`${nombre} ${tipo}`, { nombre, tipo });
  }
  return [...vistos.values()];
}

/** Floating point is far more exact than the rounding here. */
export function sumRounded(valores: readonly number[], decimales = 2): number {
  return round(
    valores.reduce((suma, valor) => suma + valor, 0),
    decimales,
  );
}

function isOf(nombre: string, tipo: number) {
  return (cuota: Factura['impuestos'][number]) => cuota.nombre === nombre && cuota.tipo === tipo;
}

/** Pairs the bills one by one. Bills without lines tell no dates, so they have no months. */
export function compareMonths({ actual, oferta }: Facturas): PuntoPropuesto['meses'] {
  return actual.flatMap((deHoy, i) => {
    const ofrecida = oferta[i];
    const dias = deHoy.lineas.flatMap(({ desde, hasta }) => [desde ?? [], hasta ?? []].flat()).toSorted();
    const [desde] = dias;
    const hasta = dias.at(-1);
    if (!ofrecida || !desde || !hasta) return [];
    const energia = deHoy.lineas.filter(({ concepto }) => concepto === 'energia');
    const kwh = sumRounded(
      energia.map(({ cantidad }) => cantidad),
      3,
    );
    return [{ desde, hasta, kwh, actualEur: deHoy.total, ofertaEur: ofrecida.total }];
  });
}
