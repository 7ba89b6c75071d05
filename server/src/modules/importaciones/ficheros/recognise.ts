import { Readable } from 'node:stream';
import { BYTES_DE_MUESTRA, detectFormat, type Leible } from '@vatio/domain';
import { readLabels, type SenderAnswers, tooManyRejected } from '../../../platform/measure-file.ts';
import { looksLikeZip } from '../../../platform/zip-input/zip-input.ts';
import { type Fuente, fuenteDeFichero, muestraDe } from './fuente.ts';
import { fuentesDeLibro, isLibro } from './libro.ts';
import { ImportacionRechazada } from './rechazada.ts';
import { openZip } from './zip.ts';

/** A file of an import and how it is to be read. */
export type FuenteReconocida = Fuente & { readonly deteccion: Leible };

export type FuentesAbiertas = {
  readonly fuentes: readonly FuenteReconocida[];
  /** These sentences say what was left out of the import, and how the hours of each curve are read. */
  readonly avisos: readonly string[];
  readonly close: () => void;
};

type OpcionesDeApertura = SenderAnswers & {
  /** So much of each file is read to find out what its labels mark; all of it by default. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal;
};

type Fichero = { readonly nombre: string; readonly ruta: string };

/**
 * Opens every file to be read, those inside a zip one by one, and recognises its content; or gives the reason
 * why not.
 */
export async function openSources(
  ficheros: readonly Fichero[],
  opciones: OpcionesDeApertura = {},
): Promise<FuentesAbiertas> {
  const fuentes: FuenteReconocida[] = [];
  const avisos: string[] = [];
  const cierres: (() => void)[] = [];
  const close = () => {
    for (const cierre of cierres) cierre();
  };
  try {
    for (const { nombre, ruta } of ficheros) {
      const fuente = await fuenteDeFichero(nombre, ruta);
      const muestra = await muestraDe(fuente);
      if (looksLikeZip(muestra) && (await isLibro(nombre, ruta))) {
        const dentro = await recognizeInputs(await fuentesDeLibro(nombre, ruta), opciones);
        fuentes.push(...dentro.fuentes);
        avisos.push(...dentro.avisos);
      } else if (looksLikeZip(muestra)) {
        const zip = await openZip(nombre, ruta);
        cierres.push(zip.close);
        const dentro = await recognizeInputs(zip.fuentes, opciones);
        fuentes.push(...dentro.fuentes);
        avisos.push(...dentro.avisos);
      } else {
        const prefijo = ficheros.length > 1 ? `${nombre}: ` : '';
        fuentes.push(await recognize({ fuente, muestra, prefijo, opciones }));
      }
    }
    return { fuentes, avisos: [...avisos, ...avisosDeEtiquetas(fuentes)], close };
  } catch (error) {
    close();
    throw error;
  }
}

/** An unrecognised file in a zip is left out, unless there is nothing else. */
async function recognizeInputs(
  entradas: readonly Fuente[],
  opciones: OpcionesDeApertura,
): Promise<Omit<FuentesAbiertas, 'close'>> {
  const fuentes: FuenteReconocida[] = [];
  const avisos: string[] = [];
  for (const entrada of entradas) {
    const muestra = await muestraDe(entrada);
    if (looksLikeZip(muestra)) {
      const motivo = `${entrada.nombre} es otro zip o un libro de Excel: descomprímelo antes, o guárdalo como CSV`;
      throw new ImportacionRechazada('zip-no-admitido', motivo);
    }
    try {
      fuentes.push(await recognize({ fuente: entrada, muestra, prefijo: `${entrada.nombre}: `, opciones }));
    } catch (error) {
      if (!(error instanceof ImportacionRechazada) || !isOfTheFileAlone(error)) throw error;
      avisos.push(`No se importa ${error.message}`);
    }
  }
  if (fuentes.length > 0) return { fuentes, avisos };
  throw new ImportacionRechazada('formato-desconocido', avisos[0] ?? 'El fichero no trae nada que importar');
}

/** A damaged zip, or a question about one of its files, concerns the whole import. */
function isOfTheFileAlone({ code, pregunta }: ImportacionRechazada): boolean {
  return pregunta === undefined && code !== 'zip-no-admitido';
}

type PorReconocer = {
  readonly fuente: Fuente;
  readonly muestra: Uint8Array;
  readonly prefijo: string;
  readonly opciones: OpcionesDeApertura;
};

/** Recognises a file by its start and its labels by the rest, unless too many of its rows cannot be read. */
async function recognize({ fuente, muestra, prefijo, opciones }: PorReconocer): Promise<FuenteReconocida> {
  const deteccion = detectFormat(muestra);
  if (!deteccion.ok)
    throw new ImportacionRechazada(deteccion.issue.code, `${prefijo}${deteccion.issue.message}`);
  // Without hours there is nothing to find out before all of it is read.
  const sinPrimeraLectura = deteccion.value.escritura === null && opciones.maxBytes === undefined;
  // A short file is its own sample, and in a zip there may be hundreds of them.
  const entera = muestra.length < BYTES_DE_MUESTRA;
  const contenido = sinPrimeraLectura ? [] : entera ? [muestra] : undefined;
  const { leible, filas, rechazadas } = await readLabels(
    deteccion.value,
    contenido ? Readable.from(contenido) : fuente.open(),
    opciones,
  );
  if (!leible.ok) {
    const { code, message, part: campo = 'file' } = leible.issue;
    throw new ImportacionRechazada(code, `${prefijo}${message}`, { campo });
  }
  checkRejected({ filas, rechazadas }, opciones, prefijo);
  return { ...fuente, deteccion: leible.value };
}

/** Refuses files of which too many rows cannot be read, unless their sender takes them as they are. */
export function checkRejected(
  cuentas: { readonly filas: number; readonly rechazadas: number },
  respuestas: SenderAnswers,
  prefijo = '',
): void {
  const motivo = tooManyRejected(cuentas, respuestas);
  if (motivo === undefined) return;
  const pregunta = { campo: 'aceptarRechazadas', datos: cuentas };
  throw new ImportacionRechazada('demasiadas-rechazadas', `${prefijo}${motivo}`, pregunta);
}

/** A sentence for each way in which hours are read, with the files that it is about where there are several. */
function avisosDeEtiquetas(fuentes: readonly FuenteReconocida[]): string[] {
  const porMotivo = new Map<string, string[]>();
  for (const { nombre, deteccion } of fuentes) {
    const { motivoEtiqueta } = deteccion;
    if (motivoEtiqueta === null) continue;
    porMotivo.set(motivoEtiqueta, [...(porMotivo.get(motivoEtiqueta) ?? []), nombre]);
  }
  return Array.from(porMotivo, ([motivo, [primero, ...otros]]) => {
    if (fuentes.length === 1) return motivo;
    return `${motivo} (${primero}${otros.length > 0 ? ` y ${otros.length} más` : ''})`;
  });
}
