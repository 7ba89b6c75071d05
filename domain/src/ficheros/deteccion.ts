import { fail, ok, type Result } from '../result.ts';
import { type Separador, splitFields } from './campos.ts';
import { type Codificacion, decodeLinea, detectEncoding, startsWithBom } from './codificacion.ts';
import { motivoNoTexto } from './firmas.ts';
import type { Deteccion, Fila, FormatoFichero, Muestra } from './formato.ts';
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
  for (const formatos of POR_SEGURIDAD) {
    const hallado = recognizeAmong(formatos, muestras);
    if (!hallado) continue;
    if (!hallado.ok) return hallado;
    return ok({ ...hallado.value, codificacion, bom: startsWithBom(muestra) });
  }
  return fail('formato-desconocido', motivoNoLeido(muestras));
}

/**
 * A file that says its name is nothing else. A header of its own says more than one in common words, and that more than rows without any: those under a header look like
 * those of a frame, whose columns nobody has named.
 */
const POR_SEGURIDAD = [
  FORMATOS.filter(({ conNombre }) => conNombre),
  FORMATOS.filter(({ conNombre, generico, marcaOficial }) => !conNombre && !generico && !marcaOficial),
  FORMATOS.filter(({ generico }) => generico),
  FORMATOS.filter(({ marcaOficial }) => marcaOficial),
];

type Hallado = Omit<Deteccion, 'codificacion' | 'bom'>;

/** The only format that fits; undefined where none does, and a failure where the file is in doubt. */
function recognizeAmong(
  formatos: readonly FormatoFichero[],
  muestras: readonly Muestra[],
): Result<Hallado> | undefined {
  const hallados: Hallado[] = [];
  for (const una of muestras) {
    for (const { formato, nombre, recognizeFile } of formatos) {
      const reconocido = recognizeFile(una);
      if (!reconocido) continue;
      if (!reconocido.ok) {
        const { code, message, part } = reconocido.issue;
        return fail(code, `${nombre}: ${message}`, part);
      }
      hallados.push({ ...reconocido.value, formato, nombre, separador: una.separador });
    }
  }
  const [unico, segundo] = hallados;
  if (!unico) return undefined;
  if (!segundo) return ok(unico);
  const nombres = [...new Set(hallados.map(({ nombre }) => nombre))].join(' y ');
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
