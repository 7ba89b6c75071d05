import { fechaEscrita, formatFecha } from '@vatio/domain';
import { foldText } from '../../../platform/fold-text.ts';
import { asWritten } from '../../../platform/sheet/reading/cell-values.ts';
import type { ReadRow } from '../../../platform/sheet/reading/read-row.ts';

/** What a supplier writes on the cover and above the titles, and not in every row. */
export type Portada = {
  readonly comercializadora: string | undefined;
  readonly desde: string | undefined;
  readonly hasta: string | undefined;
};

/** Reads the rows outside the table: whose the prices are, among the suppliers of the book or by the first line, and of which days. */
export function readPortada(rows: readonly ReadRow[], conocidas: readonly string[]): Portada {
  const textos = rows.flatMap(({ celdas }) => celdas.map(asWritten).filter((texto) => texto !== ''));
  const plegados = textos.map(foldText);
  const conocida = conocidas
    .filter((nombre) => plegados.some((texto) => texto.includes(foldText(nombre))))
    .toSorted((a, b) => b.length - a.length)[0];
  const [desde, hasta] = vigenciaDe(textos);
  return { comercializadora: conocida ?? nombreEn(textos[0]), desde, hasta };
}

/** `BOREAL ENERGÍA — Tarifas` is of Boreal; a line that speaks of something else names nobody. */
function nombreEn(linea: string | undefined): string | undefined {
  const [nombre = ''] = linea?.split(/\s+[-–—|·:]\s*|:\s/) ?? [];
  return /^\p{L}.{2,60}$/u.test(nombre) && !/tarifa|precio|vigen|listado|\d{2}/i.test(nombre)
    ? nombre
    : undefined;
}

const FECHA = /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}/g;

function vigenciaDe(textos: readonly string[]): (string | undefined)[] {
  const linea = textos.find(
    (texto) => /vigen|v[aá]lid|precios? (?:de|del|desde)/i.test(texto) && texto.match(FECHA),
  );
  return (linea?.match(FECHA) ?? []).slice(0, 2).map((texto) => {
    const dia = fechaEscrita(texto);
    return dia === undefined ? undefined : formatFecha(dia);
  });
}
