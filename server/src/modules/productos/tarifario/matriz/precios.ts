import { isTitulo, readNumber, SINONIMOS, type SignoDecimal, type TarifaDeSuministro } from '@vatio/domain';
import { asWritten, decimalSignOf } from '../../../../platform/sheet/reading/cell-values.ts';
import type { ReadCell } from '../../../../platform/sheet/reading/read-row.ts';
import { campoDeTitulo } from '../titulos.ts';
import { type Bloque, isCifra } from './bloques.ts';
import { type Dicho, type Magnitud, readDicho } from './dicho.ts';

/** A price of a matrix, with all that stands beside and above it. */
export type Precio = Dicho & {
  readonly fila: number;
  readonly magnitud: Magnitud;
  readonly periodo: number;
  readonly tarifa: TarifaDeSuministro;
  readonly valor: number;
  readonly producto: string | undefined;
  /** Other columns of its row that the price book knows, such as fees and days. */
  readonly otros: Readonly<Record<string, ReadCell>>;
};

/** The prices of the blocks of a sheet, one after another: a title holds until another one says otherwise. */
export function preciosDe(bloques: readonly Bloque[], hoja: string | null): Precio[] {
  const cifras = bloques.flatMap(({ filas }) => filas.flatMap(({ celdas }) => celdas));
  const leido = decimalSignOf(cifras);
  const decimal = leido.ok ? leido.value : ',';
  const { resto, ...deHoja } = readDicho(hoja ?? '');
  let contexto: Dicho = deHoja;
  let producto: string | undefined;
  return bloques.flatMap((bloque, i) => {
    for (const [j, titulo] of bloque.titulos.entries()) {
      const { resto: nombre, ...reading } = readDicho(titulo);
      const isCover = i === 0 && j === 0 && bloque.titulos.length > 1;
      const named = NOMBRA.test(titulo) || (!isCover && Object.keys(reading).length === 0);
      if (DE_TODOS.test(titulo)) producto = undefined;
      else if (nombre !== undefined && !isCover && (named || reading.meses !== undefined)) {
        producto = nombre;
        contexto = deHoja;
      }
      contexto = { ...contexto, ...reading };
    }
    return preciosDeBloque({ bloque, contexto, producto: producto ?? resto, decimal });
  });
}

/** A title that says of itself that it names a product, and one of what goes with all of them. */
const NOMBRA = /\b(?:producto|oferta|plan|modalidad)\b/iu;
const DE_TODOS = /\b(?:tod[oa]s|com[uú]n|comunes)\b/iu;

function preciosDeBloque({
  bloque: { cabecera, nombres, filas },
  contexto,
  producto,
  decimal,
}: {
  readonly bloque: Bloque;
  readonly contexto: Dicho;
  readonly producto: string | undefined;
  readonly decimal: SignoDecimal;
}): Precio[] {
  const columnas = cabecera.map((textos) => joined(textos.map(readDicho)));
  const campos = nombres.map((nombre, j) => (columnas[j]?.periodo ? undefined : campoDeTitulo(nombre)));
  const deProducto = nombres.findIndex((nombre) => isTitulo(nombre, SINONIMOS.producto));
  return filas.flatMap(({ numero: fila, celdas }) => {
    const textos = celdas.flatMap((celda, j) =>
      typeof celda === 'string' && !isCifra(celda) && j !== deProducto ? readDicho(celda) : [],
    );
    const { resto: _, ...deFila } = joined(textos);
    const deFilaNombre = deProducto < 0 ? undefined : asWritten(celdas[deProducto] ?? null) || undefined;
    const otros = Object.fromEntries(
      campos.flatMap((campo, j) => (campo && isOther(campo) ? [[campo, celdas[j] ?? null]] : [])),
    );
    const meses = monthsIn(celdas[campos.indexOf('duracionMeses')]);
    return celdas.flatMap((celda, j) => {
      if (!isCifra(celda) || campos[j] === 'duracionMeses' || (campos[j] && isOther(campos[j]))) return [];
      const { resto, ...deColumna } = columnas[j] ?? {};
      const reading = { ...contexto, ...deFila, ...(meses && { meses }), ...deColumna };
      const { magnitud, periodo, tarifa } = reading;
      if (!magnitud || !periodo || !tarifa) return [];
      const numero =
        typeof celda === 'number' ? celda : readNumber(String(celda).replace(/[\s€]/gu, ''), decimal);
      const valor = Number((numero * (reading.factor ?? 1)).toFixed(9));
      // Of tariffs with two powers the second is the one of valley.
      const deValle = magnitud === 'potencia' && periodo === 3 && tarifa === '2.0TD';
      return {
        ...reading,
        fila,
        magnitud,
        tarifa,
        valor,
        otros,
        periodo: deValle ? 2 : periodo,
        producto: deFilaNombre ?? (isGroup(resto) ? resto : undefined) ?? producto,
      };
    });
  });
}

/** What is above a column names a product only where it is more than the word for what its figures are. */
function isGroup(resto: string | undefined): resto is string {
  return resto !== undefined && !/^(?:p|precio|importe|valor|fee|margen)\b/iu.test(resto);
}

/** The nearest text that says a thing counts. */
function joined(dichos: readonly Dicho[]): Dicho {
  return Object.assign({}, ...dichos.toReversed());
}

function isOther(campo: string): boolean {
  return (
    !['nombre', 'tarifa', 'duracionMeses', 'tipo'].includes(campo) && !/^(?:energia|potencia)Eur/u.test(campo)
  );
}

function monthsIn(celda: ReadCell | undefined): number | undefined {
  if (typeof celda === 'number') return celda;
  return typeof celda === 'string' && isCifra(celda) ? Number(celda) : undefined;
}
