import type { calculos, FilaComparativa, PuntoPropuesto, ResponseOf } from '@vatio/contract';
import { round } from '@vatio/domain';

type Factura = ResponseOf<typeof calculos.factura>;

/** The bills of one side with the prices and powers behind them. */
export type Lado = {
  readonly facturas: readonly Factura[];
  readonly potenciasKw: readonly number[];
  readonly precioPotencia: readonly number[];
  readonly precioEnergia: readonly number[];
};

type Fila = FilaComparativa;
/** What a row takes from one side. */
type Parte = (lado: Lado) => Fila['actual'];

/** Today and the offer side by side, a row for each printed line, each the sum of that line over all the bills. */
export function compararLados(actual: Lado, oferta: Lado): Fila[] {
  const fila = (datos: Omit<Fila, 'actual' | 'oferta' | 'diferenciaEur'>, parte: Parte): Fila => {
    const [deHoy, ofrecida] = [parte(actual), parte(oferta)];
    return {
      ...datos,
      actual: deHoy,
      oferta: ofrecida,
      diferenciaEur: round(ofrecida.importeEur - deHoy.importeEur),
    };
  };
  const periodos = actual.potenciasKw.map((_, i) => i + 1);
  const deEnergia = actual.precioEnergia.map((_, i) => i + 1);
  return [
    ...periodos.map((periodo) =>
      fila({ ...DE_POTENCIA, titulo: `Potencia P${periodo}`, periodo }, (lado) => ({
        cantidad: lado.potenciasKw[periodo - 1] ?? null,
        precio: lado.precioPotencia[periodo - 1] ?? null,
        importeEur: sumarLineas(lado, LINEAS_DE_POTENCIA, periodo),
      })),
    ),
    fila(subtotal('termino-potencia', 'Término de potencia'), importe('terminoPotencia')),
    ...deEnergia.map((periodo) =>
      fila({ ...DE_ENERGIA, titulo: `Energía P${periodo}`, periodo }, (lado) => ({
        cantidad: kwhDe(lado, periodo),
        precio: lado.precioEnergia[periodo - 1] ?? null,
        importeEur: sumarLineas(lado, LINEAS_DE_ENERGIA, periodo),
      })),
    ),
    fila(subtotal('termino-energia', 'Término de energía'), importe('terminoEnergia')),
    ...CONCEPTOS.map(([concepto, titulo, campo]) => fila(simple(concepto, titulo), importe(campo))).filter(
      ({ actual: uno, oferta: otra }) => uno.importeEur !== 0 || otra.importeEur !== 0,
    ),
    fila(subtotal('base-imponible', 'Base imponible'), importe('baseImponible')),
    ...impuestosDe(actual, oferta).map(({ nombre, tipo }) =>
      fila(simple('impuesto', `${nombre} ${PORCENTAJE.format(tipo)}`), ({ facturas }) =>
        soloImporte(facturas.flatMap(({ impuestos }) => impuestos).filter(esDe(nombre, tipo)), 'cuota'),
      ),
    ),
    fila({ ...subtotal('total', 'Total'), peso: 'total' }, importe('total')),
  ];
}

const PORCENTAJE = new Intl.NumberFormat('es-ES', { style: 'percent', maximumFractionDigits: 2 });

const LINEAS_DE_POTENCIA = ['potencia', 'peaje-potencia', 'cargo-potencia'];
const LINEAS_DE_ENERGIA = ['energia', 'peaje-energia', 'cargo-energia'];

const DE_POTENCIA = {
  concepto: 'potencia',
  unidad: 'kW',
  unidadPrecio: '€/kW·año',
  peso: 'detalle',
} as const;
const DE_ENERGIA = { concepto: 'energia', unidad: 'kWh', unidadPrecio: '€/kWh', peso: 'detalle' } as const;

/** What is on a bill besides the two terms; those that neither side has are not printed. */
const CONCEPTOS = [
  ['excesos', 'Excesos de potencia', 'excesos'],
  ['reactiva', 'Energía reactiva', 'reactiva'],
  ['descuentos', 'Descuentos', 'descuentos'],
  ['compensacion', 'Compensación de excedentes', 'compensacion'],
  ['bono-social', 'Financiación bono social', 'bonoSocial'],
  ['iee', 'Impuesto eléctrico (IEE)', 'iee'],
  ['alquiler', 'Alquiler del contador', 'alquiler'],
] as const;

type Importe =
  | 'terminoPotencia'
  | 'terminoEnergia'
  | 'baseImponible'
  | 'total'
  | (typeof CONCEPTOS)[number][2];

function simple(concepto: Fila['concepto'], titulo: string) {
  return { concepto, titulo, periodo: null, unidad: null, unidadPrecio: null, peso: 'concepto' } as const;
}

function subtotal(concepto: Fila['concepto'], titulo: string) {
  return { ...simple(concepto, titulo), peso: 'subtotal' } as const;
}

function importe(campo: Importe): Parte {
  return ({ facturas }) => soloImporte(facturas, campo);
}

function soloImporte<C extends string>(partes: readonly Record<C, number>[], campo: C): Fila['actual'] {
  return { cantidad: null, precio: null, importeEur: sumar(partes.map((parte) => parte[campo])) };
}

function sumarLineas({ facturas }: Lado, conceptos: readonly string[], periodo: number): number {
  const suyas = facturas
    .flatMap(({ lineas }) => lineas)
    .filter((linea) => linea.periodo === periodo && conceptos.includes(linea.concepto));
  return sumar(suyas.map((linea) => linea.importe));
}

function kwhDe({ facturas }: Lado, periodo: number): number {
  const suyas = facturas
    .flatMap(({ lineas }) => lineas)
    .filter((linea) => linea.concepto === 'energia' && linea.periodo === periodo);
  return sumar(
    suyas.map(({ cantidad }) => cantidad),
    3,
  );
}

/** Every tax and rate that either side pays, in their order. */
function impuestosDe(...lados: readonly Lado[]): { nombre: string; tipo: number }[] {
  const vistos = new Map<string, { nombre: string; tipo: number }>();
  for (const { nombre, tipo } of lados
    .flatMap(({ facturas }) => facturas)
    .flatMap(({ impuestos }) => impuestos)) {
    vistos.set(`${nombre} ${tipo}`, { nombre, tipo });
  }
  return [...vistos.values()];
}

/** A float is far more exact than what is rounded here. */
export function sumar(valores: readonly number[], decimales = 2): number {
  return round(
    valores.reduce((suma, valor) => suma + valor, 0),
    decimales,
  );
}

function esDe(nombre: string, tipo: number) {
  return (cuota: Factura['impuestos'][number]) => cuota.nombre === nombre && cuota.tipo === tipo;
}

/** The bills one by one. A bill without lines has no day of its own: there is none. */
export function compararMeses(actual: Lado, oferta: Lado): PuntoPropuesto['meses'] {
  return actual.facturas.flatMap((deHoy, i) => {
    const ofrecida = oferta.facturas[i];
    const dias = deHoy.lineas.flatMap(({ desde, hasta }) => [desde ?? [], hasta ?? []].flat()).toSorted();
    const [desde] = dias;
    const hasta = dias.at(-1);
    if (!ofrecida || !desde || !hasta) return [];
    const energia = deHoy.lineas.filter(({ concepto }) => concepto === 'energia');
    const kwh = sumar(
      energia.map(({ cantidad }) => cantidad),
      3,
    );
    return [{ desde, hasta, kwh, actualEur: deHoy.total, ofertaEur: ofrecida.total }];
  });
}
