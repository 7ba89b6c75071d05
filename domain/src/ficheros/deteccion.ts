import { fail, ok, type Result } from '../result.ts';
import { type Separador, splitFields } from './campos.ts';
import { type Codificacion, decodeLinea, detectEncoding, startsWithBom } from './codificacion.ts';
import { motivoNoTexto } from './firmas.ts';
import type { Deteccion, Fila, Muestra } from './formato.ts';
import { FORMATOS } from './formatos.ts';
import { motivoNoLeido } from './no-leidos.ts';

/** How much of a file its format is recognised by. */
export const BYTES_DE_MUESTRA = 65_536;

const SEPARADORES: readonly Separador[] = [';', ',', '\t'];

/**
 * Recognises a file by its first 64 KB, whatever its name. It is refused, with the reason, when it is no table of
 * text, when no format or more than one fits, and when its decimal sign or the order of its dates is in doubt.
 */
export function detectFormat(inicio: Uint8Array): Result<Deteccion> {
  const muestra = inicio.subarray(0, BYTES_DE_MUESTRA);
  const noTexto = motivoNoTexto(muestra);
  if (noTexto) return fail('fichero-no-legible', noTexto);
  const codificacion = detectEncoding(muestra);
  const lineas = lineasDe(muestra, codificacion);
  if (!lineas) return fail('fichero-no-legible', 'La primera línea pasa de 64 KB: no es una tabla de texto');
  const muestras = SEPARADORES.map((separador) => cutCells(lineas, separador));
  const hallados: Deteccion[] = [];
  for (const [i, una] of muestras.entries()) {
    for (const { formato, nombre, recognizeFile } of FORMATOS) {
      const reconocido = recognizeFile(una);
      if (!reconocido) continue;
      if (!reconocido.ok) {
        const { code, message, part } = reconocido.issue;
        return fail(code, `${nombre}: ${message}`, part);
      }
      const bom = startsWithBom(muestra);
      hallados.push({ ...reconocido.value, formato, nombre, codificacion, bom, separador: SEPARADORES[i]! });
    }
  }
  // Rows under a header look like those of a layout without one, whose columns nobody has named.
  const conCabecera = hallados.filter(({ lineaCabecera }) => lineaCabecera !== null);
  const posibles = conCabecera.length > 0 ? conCabecera : hallados;
  const [unico, segundo] = posibles;
  if (!unico) return fail('formato-desconocido', motivoNoLeido(muestras));
  if (!segundo) return ok(unico);
  const nombres = [...new Set(posibles.map(({ nombre }) => nombre))].join(' y ');
  const motivo = `El fichero encaja en más de un formato (${nombres}) y no se puede saber cuál es`;
  return fail('formato-ambiguo', motivo);
}

/** The whole lines of the sample; undefined when not even the first one is whole. */
function lineasDe(muestra: Uint8Array, codificacion: Codificacion): string[] | undefined {
  const entera = muestra.length < BYTES_DE_MUESTRA;
  const fin = entera ? muestra.length : muestra.lastIndexOf(10);
  if (fin < 0) return undefined;
  const texto = decodeLinea(muestra.subarray(0, fin), codificacion);
  return texto.replace(/^\uFEFF/, '').split(/\r?\n/);
}

function cutCells(lineas: readonly string[], separador: Separador): Muestra {
  const filas: Fila[] = [];
  for (const [indice, texto] of lineas.entries()) {
    const campos = texto.trim() === '' ? undefined : splitFields(texto, separador);
    if (campos) filas.push({ indice, texto, campos });
  }
  return { separador, filas };
}
