import { enEuros, enPorCiento } from '../cifras-en-texto.ts';
import { round } from '../exact.ts';

/** A line of a bill as it is printed. */
export type Impreso = {
  readonly concepto: string;
  readonly periodo?: number | null | undefined;
  readonly importe: number;
};

/** What a calculated bill has, as the call of the bill answers it. */
export type Calculado = {
  readonly lineas: readonly Impreso[];
  readonly impuestos: readonly { readonly nombre: string; readonly tipo: number; readonly cuota: number }[];
  readonly total: number;
};

/** A part of a bill, printed beside calculated, €. */
export type Contraste = {
  readonly concepto: ConceptoContrastado;
  readonly periodo: number | null;
  /** Null where the bill has no such line. */
  readonly impreso: number | null;
  /** Null where nothing of it follows from the data. */
  readonly calculado: number | null;
  /** What the bill charges more than it should. */
  readonly diferencia: number;
  readonly motivo: string | null;
};

/** The parts of a bill in their order, and what printed and calculated lines call them. */
const CONCEPTOS = {
  potencia: ['potencia'],
  'peajes-potencia': ['peaje-potencia', 'cargo-potencia'],
  energia: ['energia'],
  'peajes-energia': ['peaje-energia', 'cargo-energia'],
  excesos: ['excesos'],
  reactiva: ['reactiva'],
  descuento: ['descuento'],
  excedentes: ['excedentes', 'compensacion-excedentes'],
  'bono-social': ['bono-social'],
  iee: ['iee'],
  alquiler: ['alquiler'],
  otros: ['otros'],
  impuesto: ['impuesto'],
} as const;

export type ConceptoContrastado = keyof typeof CONCEPTOS;

/** Two programs round at other places: so much in a line is no fault. */
const TOLERANCIA = 0.02;

/** A bill that was read beside the one that its own data make, part by part; amounts in €. */
export function contrastFactura(impresas: readonly Impreso[], calculada: Calculado): readonly Contraste[] {
  const impuestos = calculada.impuestos.map(({ cuota }) => ({
    concepto: 'impuesto',
    periodo: null,
    importe: cuota,
  }));
  const calculadas = [...calculada.lineas, ...impuestos];
  // Excesses and reactive energy of a reading go to the calculation as other lines, and come back as such.
  const propias = impresas.map((linea) =>
    linea.concepto === 'excesos' || linea.concepto === 'reactiva' ? { ...linea, concepto: 'otros' } : linea,
  );
  return (Object.keys(CONCEPTOS) as ConceptoContrastado[]).flatMap((concepto) => {
    const ofConcepto = (lineas: readonly Impreso[]) =>
      lineas.filter((linea) => (CONCEPTOS[concepto] as readonly string[]).includes(linea.concepto));
    const impresa = ofConcepto(propias);
    const debida = ofConcepto(calculadas);
    const conPeriodos = impresa.every(({ periodo }) => periodo) && debida.every(({ periodo }) => periodo);
    const periodos = conPeriodos
      ? [...new Set([...impresa, ...debida].map(({ periodo }) => periodo ?? null))].sort(
          (a, b) => (a ?? 0) - (b ?? 0),
        )
      : [null];
    return periodos.flatMap((periodo) => contrastOf({ concepto, periodo, impresa, debida }, calculada));
  });
}

type Parte = {
  readonly concepto: ConceptoContrastado;
  readonly periodo: number | null;
  readonly impresa: readonly Impreso[];
  readonly debida: readonly Impreso[];
};

function contrastOf({ concepto, periodo, impresa, debida }: Parte, calculada: Calculado): Contraste[] {
  const sumOf = (lineas: readonly Impreso[]): number | null => {
    const suyas = periodo === null ? lineas : lineas.filter((linea) => linea.periodo === periodo);
    return suyas.length === 0 ? null : round(suyas.reduce((suma, { importe }) => suma + importe, 0));
  };
  const impreso = sumOf(impresa);
  const calculado = sumOf(debida);
  if ((impreso ?? 0) === 0 && (calculado ?? 0) === 0) return [];
  const diferencia = round((impreso ?? 0) - (calculado ?? 0));
  const motivo =
    diferencia === 0 ? null : motivoDe({ concepto, periodo, impreso, calculado, diferencia }, calculada);
  return [{ concepto, periodo, impreso, calculado, diferencia, motivo }];
}

function motivoDe(
  { concepto, impreso, calculado, diferencia }: Omit<Contraste, 'motivo'>,
  { impuestos }: Calculado,
): string {
  if (Math.abs(diferencia) <= TOLERANCIA + 1e-9) return 'Es el redondeo';
  if (calculado === null) return 'Esta línea no sale de los datos de la factura';
  if (impreso === null) return 'La factura no la trae, o no se ha leído';
  if (concepto === 'impuesto') {
    const tipos = impuestos
      .map(({ nombre, tipo }) => `${nombre} ${enPorCiento(round(tipo * 100, 2))}`)
      .join(', ');
    return `El tipo o la base son otros: en esas fechas, ${tipos}`;
  }
  if (concepto === 'iee') return 'El tipo o la base del impuesto eléctrico son otros';
  return 'El precio, los días o la cantidad son otros';
}

/** What a bill is found to be: `lineas` has the total that its data give, and not its lines. */
export const VEREDICTOS = ['correcta', 'de-mas', 'de-menos', 'lineas'] as const;
export type Veredicto = (typeof VEREDICTOS)[number];

type Totales = { readonly impreso: number; readonly calculado: number };

/** Totals and lines of both bills, in €, within what the rounding of two programs may differ by. */
export function veredictoDe(contrastes: readonly Contraste[], total: Totales): Veredicto {
  const diferencia = round(total.impreso - total.calculado);
  const hayLinea = contrastes.some((contraste) => Math.abs(contraste.diferencia) > TOLERANCIA + 1e-9);
  if (Math.abs(diferencia) <= TOLERANCIA * 2 + 1e-9 && !hayLinea) return 'correcta';
  if (diferencia === 0) return 'lineas';
  return diferencia > 0 ? 'de-mas' : 'de-menos';
}

/** A sentence for whoever has to decide what to do with the bill. */
export function verdictOf(contrastes: readonly Contraste[], total: Totales): string {
  const diferencia = round(total.impreso - total.calculado);
  const mayor = contrastes.reduce<Contraste | undefined>(
    (a, b) => (Math.abs(b.diferencia) > Math.abs(a?.diferencia ?? 0) ? b : a),
    undefined,
  );
  const veredicto = veredictoDe(contrastes, total);
  if (veredicto === 'correcta') return `La factura es correcta: sus datos dan ${enEuros(total.calculado)}`;
  const porque = mayor?.motivo ? `. ${mayor.motivo}` : '';
  if (veredicto === 'lineas') return `El total es el que sale, pero sus líneas no${porque}`;
  return `Cobra ${enEuros(Math.abs(diferencia))} de ${veredicto === 'de-mas' ? 'más' : 'menos'}: sus datos dan ${enEuros(total.calculado)}${porque}`;
}
