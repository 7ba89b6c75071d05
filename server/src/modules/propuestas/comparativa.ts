import type { analisis, FilaComparativa, PuntoPropuesto } from '@vatio/contract/endpoints';
import { round } from '@vatio/domain';
import { billPeriod, type Termino } from '../analisis/terminos-facturados.service.ts';
import { CONCEPTOS, filasDeConcepto, sumConocidos } from './conceptos-comparados.ts';

type Factura = analisis.FacturaDeEstudio;

/** The bills of today and of the offer, and the number of periods of each term in their tariff. */
export type Facturas = {
  readonly actual: readonly Factura[];
  readonly oferta: readonly Factura[];
  readonly periodos: Readonly<Record<Termino, number>>;
};

type Fila = FilaComparativa;
/** Computes the figures of a row from the bills of one side. */
type Parte = (facturas: readonly Factura[]) => Fila['actual'];

/**
 * Compares today's bills with the offer's, each row the sum of its lines over all the bills. A row with
 * quantity and price multiplies on both sides, and both prices include peajes and cargos, however each supplier
 * bills them.
 */
export function compareFacturas({ actual, oferta, periodos }: Facturas): Fila[] {
  const fila = (datos: Omit<Fila, 'actual' | 'oferta' | 'diferenciaEur'>, parte: Parte): Fila =>
    conDiferencia({ ...datos, actual: parte(actual), oferta: parte(oferta) });
  const porPeriodo = (termino: Termino): Fila[] =>
    Array.from({ length: periodos[termino] }, (_, i) => i + 1).map((periodo) =>
      fila({ ...DE_TERMINO[termino], titulo: `${NOMBRE[termino]} P${periodo}`, periodo }, (facturas) =>
        billPeriod(facturas, termino, periodo),
      ),
    );
  const sinExcesos = [...actual, ...oferta].some(({ excesos }) => excesos === null) ? SIN_EXCESOS : '';
  return [
    ...porPeriodo('potencia'),
    fila(subtotal('termino-potencia', 'Término de potencia'), importe('terminoPotencia')),
    ...porPeriodo('energia'),
    fila(subtotal('termino-energia', 'Término de energía'), importe('terminoEnergia')),
    ...CONCEPTOS.flatMap((concepto) =>
      filasDeConcepto(concepto, { actual, oferta }).map(({ titulo, unidad, unidadPrecio, ...lados }) =>
        conDiferencia({ ...simple(concepto[0], titulo), unidad, unidadPrecio, ...lados }),
      ),
    ).filter(({ actual: deHoy, oferta: otra }) => deHoy.importeEur !== 0 || otra.importeEur !== 0),
    fila(subtotal('base-imponible', `Base imponible${sinExcesos}`), importe('baseImponible')),
    ...impuestosDe(actual, oferta).map((impuesto) => {
      const titulo = `${impuesto.nombre} ${PORCENTAJE.format(impuesto.tipo)}`;
      const unidades = { unidad: '€', unidadPrecio: 'por uno' } as const;
      return fila({ ...simple('impuesto', titulo), ...unidades }, (facturas) => cuotas(facturas, impuesto));
    }),
    fila({ ...subtotal('total', `Total${sinExcesos}`), peso: 'total' }, importe('total')),
  ];
}

/** Where the excess is unknown, its row has no figure, and the notices of the supply say why. */
const SIN_EXCESOS = ' (sin excesos)';

function subtract(minuendo: number | null, sustraendo: number | null): number | null {
  return minuendo === null || sustraendo === null ? null : round(minuendo - sustraendo);
}

function conDiferencia(fila: Omit<Fila, 'diferenciaEur'>): Fila {
  return { ...fila, diferenciaEur: subtract(fila.oferta.importeEur, fila.actual.importeEur) };
}

const PORCENTAJE = new Intl.NumberFormat('es-ES', { style: 'percent', maximumFractionDigits: 2 });

const NOMBRE = { potencia: 'Potencia', energia: 'Energía' } as const;

const DE_TERMINO = {
  potencia: { concepto: 'potencia', unidad: 'kW·año', unidadPrecio: '€/kW·año', peso: 'detalle' },
  energia: { concepto: 'energia', unidad: 'kWh', unidadPrecio: '€/kWh', peso: 'detalle' },
} as const;

type Importe = 'terminoPotencia' | 'terminoEnergia' | 'baseImponible' | 'total';

function simple(concepto: Fila['concepto'], titulo: string) {
  return { concepto, titulo, periodo: null, unidad: null, unidadPrecio: null, peso: 'concepto' } as const;
}

function subtotal(concepto: Fila['concepto'], titulo: string) {
  return { ...simple(concepto, titulo), peso: 'subtotal' } as const;
}

function importe(campo: Importe): Parte {
  return (facturas) => ({
    cantidad: null,
    precio: null,
    importeEur: sumConocidos(facturas.map((factura) => factura[campo])),
  });
}

/** The quota of a tax at one rate, with its base; the rate is per one. */
function cuotas(facturas: readonly Factura[], { nombre, tipo }: Impuesto): Fila['actual'] {
  const suyas = facturas.flatMap(({ impuestos }) => impuestos).filter(isOf(nombre, tipo));
  return {
    cantidad: sumRounded(suyas.map(({ base }) => base)),
    precio: tipo,
    importeEur: sumRounded(suyas.map(({ cuota }) => cuota)),
  };
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
