import { round } from '../exact.ts';
import type { Clase } from './clases.ts';
import type { Concepto } from './concepto.ts';

/** The lines that make the total of a bill, each counted once. */
export type Suma = {
  readonly conceptos: readonly Concepto[];
  readonly suma: number;
  readonly total: Concepto;
  /** Lines of a kind that is not known had to be chosen so that the sum comes out. */
  readonly elegida: boolean;
};

/** What the parts of a bill may differ from its total, each rounded by itself. */
const TOLERANCIA = 0.02;

const DE_LA_SUMA: ReadonlySet<Clase> = new Set([
  'potencia',
  'peaje-potencia',
  'energia',
  'peaje-energia',
  'excesos',
  'reactiva',
  'descuento',
  'excedentes',
  'bono-social',
  'iee',
  'alquiler',
  'impuesto',
]);

/** More lines of unknown kind than these are not tried: chance alone would make one of their sums right. */
const MAX_DESCONOCIDOS = 5;

/**
 * The lines whose sum is a total that the bill prints. Bills tell the same amount more than once, in a summary and in
 * detail, so several ways to count them are tried; undefined where none comes out.
 */
export function sumaQueCuadra(lecturas: readonly (readonly Concepto[])[]): Suma | undefined {
  for (const conceptos of lecturas) {
    for (const total of totalesDe(conceptos)) {
      for (const { partes, elegida } of countsOf(conceptos, total)) {
        const suma = sumOf(partes);
        const conocidas = partes.filter(({ clase }) => clase !== 'otros').length;
        if (conocidas >= 2 && Math.abs(suma - total.importe.valor) <= TOLERANCIA + 1e-9) {
          return { conceptos: partes, suma, total, elegida };
        }
      }
    }
  }
  return undefined;
}

export function totalesDe(conceptos: readonly Concepto[]): readonly Concepto[] {
  return conceptos.filter(({ clase }) => clase === 'total');
}

export function sumOf(conceptos: readonly Concepto[]): number {
  return round(conceptos.reduce((suma, { importe }) => suma + importe.valor, 0));
}

/** The lines that would be counted where no way comes out. */
export function candidatosDe(conceptos: readonly Concepto[]): readonly Concepto[] {
  return withDetail(onceEach(conceptos.filter(({ clase }) => DE_LA_SUMA.has(clase))));
}

type Cuenta = { readonly partes: readonly Concepto[]; readonly elegida: boolean };

function* countsOf(conceptos: readonly Concepto[], total: Concepto): Generator<Cuenta> {
  const paginas = [...new Set(conceptos.map(({ renglon }) => renglon.pagina))];
  const conjuntos = [
    conceptos,
    ...(paginas.length > 1
      ? paginas.map((pagina) => conceptos.filter(({ renglon }) => renglon.pagina === pagina))
      : []),
  ];
  for (const conjunto of conjuntos) {
    const conocidos = conjunto.filter(({ clase }) => DE_LA_SUMA.has(clase));
    const maneras = [withDetail(onceEach(conocidos)), withDetail(conocidos), conocidos];
    for (const partes of maneras) yield { partes, elegida: false };
    for (const partes of maneras.slice(0, 2)) yield { partes: partes.map(asDiscount), elegida: false };
    for (const partes of maneras.slice(0, 2)) yield { partes: partes.map(asSigned), elegida: false };
    const otros = conjunto.filter(({ clase }) => clase === 'otros');
    // An amount without a name may be any, and the sum proves only that it is there.
    const sinNombre = otros.some(({ texto }) => !/\p{L}{3}/u.test(texto));
    if (otros.length > 0) {
      const todos = [...maneras[0]!, ...otros];
      for (const partes of [todos, todos.map(asDiscount), todos.map(asSigned)])
        yield { partes, elegida: sinNombre };
    }
    yield* withSome(maneras[0]!, otros, total);
  }
}

/** A discount printed without its sign is one all the same. */
function asDiscount(concepto: Concepto): Concepto {
  const resta = concepto.clase === 'descuento' || concepto.clase === 'excedentes';
  if (!resta || concepto.importe.valor <= 0) return concepto;
  return { ...concepto, importe: { ...concepto.importe, valor: -concepto.importe.valor } };
}

/** A dash apart from its amount is taken for its sign only where the sum comes out so. */
function asSigned(concepto: Concepto): Concepto {
  if (!concepto.trasGuion || concepto.importe.valor <= 0) return concepto;
  return { ...concepto, importe: { ...concepto.importe, valor: -concepto.importe.valor } };
}

/** Exactly one choice among the lines of unknown kind that makes the sum right; two of them would be a guess. */
function* withSome(
  partes: readonly Concepto[],
  otros: readonly Concepto[],
  total: Concepto,
): Generator<Cuenta> {
  if (otros.length < 2 || otros.length > MAX_DESCONOCIDOS) return;
  const falta = total.importe.valor - sumOf(partes);
  const elecciones = Array.from({ length: 2 ** otros.length - 2 }, (_, i) =>
    otros.filter((_, j) => ((i + 1) >> j) & 1),
  );
  const buenas = elecciones.filter((eleccion) => Math.abs(sumOf(eleccion) - falta) <= TOLERANCIA + 1e-9);
  const [unica] = buenas;
  if (unica && buenas.length === 1) yield { partes: [...partes, ...unica], elegida: true };
}

/** The same amount of the same kind, in the summary and in the detail, is one line: the one that says how it is made. */
function onceEach(conceptos: readonly Concepto[]): readonly Concepto[] {
  const elegidos: Concepto[] = [];
  for (const concepto of conceptos) {
    const i = elegidos.findIndex(
      (elegido) =>
        elegido.clase === concepto.clase &&
        elegido.importe.valor === concepto.importe.valor &&
        elegido.periodo === concepto.periodo &&
        elegido.precio?.valor === (concepto.precio?.valor ?? elegido.precio?.valor) &&
        !(elegido.comprobado && concepto.comprobado && elegido.renglon.pagina === concepto.renglon.pagina),
    );
    const repetido = elegidos[i];
    if (!repetido) elegidos.push(concepto);
    else if (concepto.comprobado && !repetido.comprobado) elegidos[i] = concepto;
  }
  return elegidos;
}

const CON_DETALLE: readonly Clase[] = [
  'potencia',
  'energia',
  'peaje-potencia',
  'peaje-energia',
  'descuento',
  'excesos',
  'reactiva',
];

/** Where some lines of a kind say how they are made, one that only gives their sum is left out. */
function withDetail(conceptos: readonly Concepto[]): readonly Concepto[] {
  return conceptos.filter((concepto) => {
    if (concepto.comprobado || !CON_DETALLE.includes(concepto.clase)) return true;
    const detalle = conceptos.filter(({ clase, comprobado }) => clase === concepto.clase && comprobado);
    return (
      detalle.length === 0 || Math.abs(sumOf(detalle) - concepto.importe.valor) > TOLERANCIA * detalle.length
    );
  });
}
