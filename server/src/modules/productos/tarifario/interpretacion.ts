import type { importacionDeFilas } from '@vatio/contract/endpoints';
import { orProblem } from '../../../platform/issues.ts';
import { decimalSignOf } from '../../../platform/sheet/reading/cell-values.ts';
import type { ImportColumn } from '../../../platform/sheet/reading/row-reader.ts';
import type { Mapa } from '../../operaciones/importacion/lectura.service.ts';
import type { ProductoConHistorial } from '../productos.repository.ts';
import type { Lista } from './lista-leida.ts';
import { readPortada } from './portada.ts';
import { type Renglon, readRenglon } from './renglon.ts';
import { readHeader } from './titulos.ts';

/** The rows of a supplier's list with what its cover and its names say of all of them, and what was so understood. */
export function interpretTarifario({
  lista: { table, isMatriz },
  mapa,
  dicha,
  libro,
  datos,
}: {
  readonly lista: Lista;
  /** What was said of the titles. */
  readonly mapa: Mapa;
  readonly datos: importacionDeFilas.Columnas;
  /** Whose the prices are, as whoever brings them says. */
  readonly dicha: string | undefined;
  readonly libro: readonly ProductoConHistorial[];
}): {
  readonly renglones: readonly Renglon[];
  readonly avisos: string[];
  readonly comercializadora: string | undefined;
} {
  const { headings, rows, outside, warnings } = table;
  const portada = readPortada(outside, [...new Set(libro.map(({ comercializadora }) => comercializadora))]);
  const comercializadora = dicha ?? portada.comercializadora;
  const isFigure = (i: number) => rows.some(({ celdas }) => isNumeric(celdas[i]));
  const columnas = readHeader(headings, {
    isFigure,
    sinTitulo: comercializadora === undefined ? [] : ['comercializadora'],
    mapa,
    datos,
  });
  const numericas = rows.flatMap(({ celdas }) => celdas.filter((_, i) => columnas[i]?.campo.includes('.')));
  const decimal = orProblem(decimalSignOf(numericas));
  const has = (campo: string) => columnas.some((columna) => columna?.campo === campo);
  const pasadas = headings.filter((titulo, i) => titulo !== '' && !columnas[i]);
  const avisos = [...warnings];
  const renglones = rows.map((fila) => {
    const leido = readRenglon(fila, columnas, decimal);
    const conNombre = { ...leido, comercializadora: leido.comercializadora || (comercializadora ?? '') };
    return withDuration(withDates(conNombre, portada), has('duracionMeses'));
  });
  if (!has('comercializadora') && comercializadora)
    avisos.push(
      `Los precios son de «${comercializadora}», ${dicha ? 'como se ha dicho' : 'por lo que dice el fichero antes de la tabla'}`,
    );
  if (portada.desde) avisos.push(vigenciaEnClaro(portada.desde, portada.hasta));
  if (!has('duracionMeses') && renglones.some(({ duracionDelNombre }) => duracionDelNombre !== undefined))
    avisos.push('La duración es la del final de cada nombre, en meses');
  if (pasadas.length > 0)
    avisos.push(`No se leen las columnas ${pasadas.map((titulo) => `«${titulo}»`).join(', ')}`);
  const { supuestos, aviso } = feesSupuestos(columnas, isMatriz);
  if (aviso) avisos.push(aviso);
  const deQuien = has('comercializadora') ? undefined : comercializadora;
  return {
    renglones: renglones.map((renglon) => ({ ...renglon, supuestos })),
    avisos,
    comercializadora: deQuien,
  };
}

function isNumeric(celda: unknown): boolean {
  return (
    typeof celda === 'number' || (typeof celda === 'string' && /^[-+]?\d[\d.,]*\s*€?$/.test(celda.trim()))
  );
}

/** A row keeps its own days; the end of the title goes with its beginning. */
function withDates(
  renglon: Renglon,
  { desde, hasta }: { desde?: string | undefined; hasta?: string | undefined },
): Renglon {
  if (desde === undefined || (renglon.desde !== undefined && renglon.desde !== desde)) return renglon;
  return { ...renglon, desde, hasta: renglon.hasta ?? hasta };
}

const MESES_AL_FINAL = /\b(\d{1,2})(?:\s*m(?:eses)?\.?)?$/i;
const DURACIONES: readonly number[] = [3, 6, 12, 18, 24, 36, 48, 60];

/** «Hogar 12» is of twelve months, where no column says how long a product lasts. */
function withDuration(renglon: Renglon, hasColumn: boolean): Renglon {
  const meses = Number(MESES_AL_FINAL.exec(renglon.nombre)?.[1]);
  if (hasColumn || !DURACIONES.includes(meses)) return renglon;
  return { ...renglon, duracionDelNombre: meses };
}

function vigenciaEnClaro(desde: string, hasta: string | undefined): string {
  const dia = (fecha: string) => fecha.split('-').reverse().join('/');
  return `El título dice ${dia(desde)}${hasta ? ` a ${dia(hasta)}` : ''}: vale para las filas que no dicen otro día`;
}

/** A list with a largest fee and no smallest has none below; one that does not speak of the fee on power has none. */
function feesSupuestos(columnas: readonly (ImportColumn | undefined)[], isMatriz: boolean) {
  const campos = columnas.flatMap((columna) => columna?.campo ?? []);
  const has = (campo: string) => campos.includes(campo);
  const supuestos: Record<string, number> = {};
  for (const fee of ['feeEnergiaEurMwh', 'feePotenciaEurKwAnio']) {
    // A matrix has no place for the fees, and a list that has none of its columns may have forgotten them.
    if (!(isMatriz || has('feeEnergiaEurMwh.maximo')) || has(`${fee}.minimo`)) continue;
    supuestos[`${fee}.minimo`] = 0;
    if (!has(`${fee}.maximo`)) supuestos[`${fee}.maximo`] = 0;
  }
  const aviso =
    Object.keys(supuestos).length > 0
      ? 'El fichero no dice todos los fees: en un producto nuevo, los que faltan son 0'
      : undefined;
  return { supuestos, aviso };
}
