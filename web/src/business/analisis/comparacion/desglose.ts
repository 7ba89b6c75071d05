import { round } from '@vatio/domain';
import type { FacturaVista, LadoVista, Linea } from './vista.ts';

/** A line of a bill with the days of that bill, for lines that have no days of their own. */
export type Parte = { readonly linea: Linea; readonly desde?: string; readonly hasta?: string };

/** A figure of one side of the comparison, with the bill lines that it adds up. */
export type Celda = {
  /** Null when it cannot be known; then no sum includes it. */
  readonly importeEur: number | null;
  readonly partes: readonly Parte[];
};

/** `termino`: a sum with details below it. `detalle`: a period. `suma`: the base and the total. */
export type Fila = {
  readonly clave: string;
  readonly nivel: 'termino' | 'detalle' | 'concepto' | 'suma';
  /** The term of which this row is a detail. */
  readonly termino?: string;
  /** The period is 1 for P1. */
  readonly periodo?: number;
  /** The rate of a tax, as a fraction. */
  readonly tipo?: number;
  readonly actual: Celda;
  readonly oferta: Celda | undefined;
};

/** The bill lines of each printed term, in the order of a bill (domain reference §6.5). */
const TERMINOS = [
  { clave: 'terminoPotencia', conceptos: ['potencia', 'peaje-potencia', 'cargo-potencia'] },
  { clave: 'terminoEnergia', conceptos: ['energia', 'peaje-energia', 'cargo-energia'] },
  { clave: 'terminoFijo', conceptos: ['termino-fijo'] },
  { clave: 'hidrocarburos', conceptos: ['hidrocarburos'] },
  { clave: 'excesos', conceptos: ['excesos'] },
  { clave: 'reactiva', conceptos: ['reactiva'] },
  { clave: 'descuentos', conceptos: ['descuento'] },
  { clave: 'compensacion', conceptos: ['compensacion-excedentes'] },
  { clave: 'cuotaBateria', conceptos: ['cuota-bateria'] },
  { clave: 'bateriaEnBase', conceptos: ['bateria-en-base'] },
  { clave: 'bonoSocial', conceptos: ['bono-social'] },
  { clave: 'iee', conceptos: ['iee'] },
  { clave: 'alquiler', conceptos: ['alquiler'] },
] as const;

/** What the money of a virtual battery pays of the bill with its taxes. */
const PAGADO = { clave: 'bateriaEnTotal', conceptos: ['bateria-en-total'] } as const;

/** Most studies have no surplus of self-consumption and no gas, and then need no lines for it. */
const SOLO_SI_HAY: readonly string[] = [
  'terminoFijo',
  'hidrocarburos',
  'compensacion',
  'cuotaBateria',
  'bateriaEnBase',
  'bateriaEnTotal',
];

/** What no bill of gas has, which is told by its fixed term. */
const DE_LUZ: readonly string[] = [
  'terminoPotencia',
  'excesos',
  'reactiva',
  'descuentos',
  'bonoSocial',
  'iee',
];

/** Their rows are followed by one for each period, of which gas has one alone. */
const CON_PERIODOS: readonly string[] = ['terminoPotencia', 'terminoEnergia'];

const NADA: Celda = { importeEur: 0, partes: [] };

export function breakDownLados(actual: LadoVista, oferta: LadoVista | undefined): Fila[] {
  const deHoy = partesDe(actual);
  const deOferta = oferta && partesDe(oferta);
  const filas: Fila[] = [];
  const celdas = ({ clave, conceptos }: (typeof TERMINOS)[number] | typeof PAGADO) => {
    const celda = (lado: LadoVista, partes: readonly Parte[]): Celda => {
      const importe = lado.totales[clave];
      return {
        importeEur: importe === undefined ? 0 : importe,
        partes: partes.filter(({ linea }) => (conceptos as readonly string[]).includes(linea.concepto)),
      };
    };
    return { hoy: celda(actual, deHoy), nueva: oferta && deOferta && celda(oferta, deOferta) };
  };
  const deGas = actual.totales.terminoFijo !== undefined;
  for (const termino of TERMINOS) {
    const { clave, conceptos } = termino;
    const { hoy, nueva } = celdas(termino);
    if (deGas && DE_LUZ.includes(clave)) continue;
    if (SOLO_SI_HAY.includes(clave) && hoy.importeEur === 0 && !nueva?.importeEur) continue;
    const nivel = CON_PERIODOS.includes(clave) && !deGas ? 'termino' : 'concepto';
    filas.push({ clave, nivel, actual: hoy, oferta: nueva });
    if (nivel === 'termino') {
      filas.push(...detalles(conceptos, hoy, nueva).map((detalle) => ({ ...detalle, termino: clave })));
    }
  }
  const deBateria = celdas(PAGADO);
  const pagado: Fila = {
    clave: PAGADO.clave,
    nivel: 'concepto',
    actual: deBateria.hoy,
    oferta: deBateria.nueva,
  };
  filas.push(
    suma('baseImponible', actual, oferta),
    ...impuestos(actual, oferta),
    ...(isPaid(pagado) ? [pagado] : []),
    suma('total', actual, oferta),
  );
  return filas;
}

/**
 * The rows that a sum adds up: for a term its details, for the base the terms above it, for the total the base and its
 * taxes.
 */
export function filasSumadas({ clave, nivel }: Fila, filas: readonly Fila[]): Fila[] {
  if (nivel === 'termino') return filas.filter((fila) => fila.termino === clave);
  if (clave === 'total')
    return filas.filter(
      (fila) => ['baseImponible', PAGADO.clave].includes(fila.clave) || fila.tipo !== undefined,
    );
  return filas.filter((fila) => TERMINOS.some((termino) => termino.clave === fila.clave));
}

function isPaid({ actual, oferta }: Fila): boolean {
  return Boolean(actual.importeEur) || Boolean(oferta?.importeEur);
}

/** A row for each period, and one for each regulated block that is billed separately. */
function detalles(conceptos: readonly string[], hoy: Celda, nueva: Celda | undefined): Fila[] {
  const [propio, ...regulados] = conceptos;
  const todas = [...hoy.partes, ...(nueva?.partes ?? [])];
  const periodos = new Set(
    todas.flatMap(({ linea }) => (linea.concepto === propio ? (linea.periodo ?? []) : [])),
  );
  const porPeriodo = [...periodos]
    .toSorted((a, b) => a - b)
    .map((periodo) => ({
      ...fila({
        clave: propio ?? '',
        hoy,
        nueva,
        matches: ({ linea }) => linea.concepto === propio && linea.periodo === periodo,
      }),
      periodo,
    }));
  const porBloque = regulados
    .filter((concepto) => todas.some(({ linea }) => linea.concepto === concepto))
    .map((concepto) =>
      fila({ clave: concepto, hoy, nueva, matches: ({ linea }) => linea.concepto === concepto }),
    );
  return [...porPeriodo, ...porBloque];
}

function fila({
  clave,
  hoy,
  nueva,
  matches,
}: {
  readonly clave: string;
  readonly hoy: Celda;
  readonly nueva: Celda | undefined;
  readonly matches: (parte: Parte) => boolean;
}): Fila {
  const trim = ({ partes }: Celda): Celda => {
    const suyas = partes.filter(matches);
    return { partes: suyas, importeEur: sum(suyas) };
  };
  return { clave, nivel: 'detalle', actual: trim(hoy), oferta: nueva && trim(nueva) };
}

function suma(clave: 'baseImponible' | 'total', actual: LadoVista, oferta: LadoVista | undefined): Fila {
  return {
    clave,
    nivel: 'suma',
    actual: { ...NADA, importeEur: actual.totales[clave] },
    oferta: oferta && { ...NADA, importeEur: oferta.totales[clave] },
  };
}

function impuestos(actual: LadoVista, oferta: LadoVista | undefined): Fila[] {
  const todos = [...actual.totales.impuestos, ...(oferta?.totales.impuestos ?? [])];
  const distintos = new Map(todos.map(({ nombre, tipo }) => [`${nombre} ${tipo}`, { nombre, tipo }]));
  return [...distintos.values()].map(({ nombre, tipo }) => {
    const celda = (lado: LadoVista): Celda => ({
      importeEur:
        lado.totales.impuestos.find((cuota) => cuota.nombre === nombre && cuota.tipo === tipo)?.cuota ?? 0,
      partes: (lado.facturas ?? []).flatMap((factura) => cuotas(factura, nombre, tipo)),
    });
    return { clave: nombre, nivel: 'concepto', tipo, actual: celda(actual), oferta: oferta && celda(oferta) };
  });
}

/** Taxes are not lines of a bill, but they are shown as if they were: base × rate. */
function cuotas(factura: FacturaVista, nombre: string, tipo: number): Parte[] {
  return factura.impuestos
    .filter((cuota) => cuota.nombre === nombre && cuota.tipo === tipo)
    .map(({ base, cuota }) => ({
      ...diasDe(factura),
      linea: {
        concepto: nombre,
        cantidad: base,
        unidad: '€',
        precio: tipo,
        unidadPrecio: 'por uno',
        importe: cuota,
      },
    }));
}

function partesDe({ facturas }: LadoVista): Parte[] {
  return (facturas ?? []).flatMap((factura) => {
    const dias = diasDe(factura);
    return factura.lineas.map((linea) => ({
      linea,
      desde: linea.desde ?? dias.desde,
      hasta: linea.hasta ?? dias.hasta,
    }));
  });
}

/** A bill gives no days for energy; those of the power lines cover the whole period. */
function diasDe({ lineas }: FacturaVista): Pick<Parte, 'desde' | 'hasta'> {
  const inicios = lineas.flatMap(({ desde }) => desde ?? []);
  const finales = lineas.flatMap(({ hasta }) => hasta ?? []);
  return { desde: inicios.toSorted()[0], hasta: finales.toSorted().at(-1) };
}

function sum(partes: readonly Parte[]): number {
  return round(partes.reduce((total, { linea }) => total + linea.importe, 0));
}
