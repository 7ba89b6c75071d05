import { diaDe, diasDelMes, horasDelDia } from '../fecha.ts';
import { ok, type Result } from '../result.ts';
import { celdasDe, type Fila, type FormatoFichero, type LectorFila, type Reconocido } from './formato.ts';
import { decideDecimal } from './numeros.ts';
import type { ValorDeMercado } from './registro.ts';

/** What the formats of market files have alike: text in columns, without labels that could mark either end. */
export function reconocidoDe(
  cabecera: Pick<Reconocido, 'lineaCabecera' | 'cabecera' | 'decimal'> & Partial<Reconocido>,
) {
  return ok<Reconocido>({
    orden: 'dia-mes',
    resolucion: null,
    escritura: null,
    columnas: [],
    anchura: 0,
    avisos: [],
    ...cabecera,
  });
}

/** A table with titles, whose figures stand in some columns. */
export function recognizeTitled(
  primera: Fila,
  datos: readonly Fila[],
  columnas: readonly number[],
): Result<Reconocido> {
  const decimal = decideDecimal(celdasDe(datos, columnas), ',');
  if (!decimal.ok) return decimal;
  return reconocidoDe({
    decimal: decimal.value,
    lineaCabecera: primera.indice,
    cabecera: primera.texto,
    anchura: primera.campos.length,
  });
}

/** No market file is about energy; what a format says of it is only read for curves. */
export const SIN_ENERGIA = { energia: 'activa' } as const satisfies Pick<FormatoFichero, 'energia'>;

/** The last line of the files of the market and system operators. */
const FIN = '*';

/** Leaves out the line that closes a file. */
export function untilEnd(read: LectorFila): LectorFila {
  return (campos) => (campos[0]?.trim() === FIN ? [] : read(campos));
}

export function valorDe(valor: Omit<ValorDeMercado, 'tipo'>): ValorDeMercado | string {
  if (valor.minuto < horasDelDia(valor.dia) * 60) return { tipo: 'valor-de-mercado', ...valor };
  return `Columna de la hora: ese día tiene ${horasDelDia(valor.dia)} horas`;
}

/** A day by its three cells; undefined when there is none such. */
export function diaDeCeldas(anio: string, mes: string, dia: string) {
  const [a, m, d] = [Number(anio), Number(mes), Number(dia)];
  if (![a, m, d].every(Number.isInteger) || a < 1998 || a > 2100 || m < 1 || m > 12) return undefined;
  return d < 1 || d > diasDelMes(a, m) ? undefined : diaDe(a, m, d);
}

/**
 * The hours of a day by what their rows say of it, from 0. On the days when the clock changes files number or name them in
 * more ways than one, and there the order of the rows says it.
 */
export function createHoraDelDia() {
  let [dia, siguiente] = [Number.NaN, 0];
  return (deDia: number, dicha: number): number => {
    if (deDia !== dia) [dia, siguiente] = [deDia, 0];
    const hora = horasDelDia(deDia) === 24 ? dicha : siguiente;
    siguiente++;
    return hora;
  };
}
