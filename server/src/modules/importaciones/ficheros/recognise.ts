import { type Deteccion, detectFormat } from '@vatio/domain';
import { type Fuente, fuenteDeFichero, muestraDe } from './fuente.ts';
import { ImportacionRechazada } from './rechazada.ts';
import { looksLikeZip, openZip } from './zip.ts';

/** A file of an import and how it is to be read. */
export type FuenteReconocida = Fuente & { readonly deteccion: Deteccion };

export type FuentesAbiertas = {
  readonly fuentes: readonly FuenteReconocida[];
  /** These sentences say what was left out of the import. */
  readonly avisos: readonly string[];
  readonly close: () => void;
};

type Fichero = { readonly nombre: string; readonly ruta: string };

/**
 * Opens every file to be read, those inside a zip one by one, and recognises its content; or gives the reason
 * why not.
 */
export async function openSources(ficheros: readonly Fichero[]): Promise<FuentesAbiertas> {
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
      if (looksLikeZip(muestra)) {
        const zip = await openZip(nombre, ruta);
        cierres.push(zip.close);
        const dentro = await recognizeInputs(zip.fuentes);
        fuentes.push(...dentro.fuentes);
        avisos.push(...dentro.avisos);
      } else {
        fuentes.push(recognize(fuente, muestra, ficheros.length > 1 ? `${nombre}: ` : ''));
      }
    }
    return { fuentes, avisos, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** An unrecognised file in a zip is left out, unless there is nothing else. */
async function recognizeInputs(entradas: readonly Fuente[]): Promise<Omit<FuentesAbiertas, 'close'>> {
  const fuentes: FuenteReconocida[] = [];
  const avisos: string[] = [];
  for (const entrada of entradas) {
    const muestra = await muestraDe(entrada);
    if (looksLikeZip(muestra)) {
      const motivo = `${entrada.nombre} es otro zip o un libro de Excel: descomprímelo antes, o guárdalo como CSV`;
      throw new ImportacionRechazada('zip-no-admitido', motivo);
    }
    try {
      fuentes.push(recognize(entrada, muestra, `${entrada.nombre}: `));
    } catch (error) {
      if (!(error instanceof ImportacionRechazada)) throw error;
      avisos.push(`No se importa ${error.message}`);
    }
  }
  if (fuentes.length > 0) return { fuentes, avisos };
  throw new ImportacionRechazada('formato-desconocido', avisos[0] ?? 'El zip no trae nada que importar');
}

function recognize(fuente: Fuente, muestra: Uint8Array, prefijo: string): FuenteReconocida {
  const deteccion = detectFormat(muestra);
  if (deteccion.ok) return { ...fuente, deteccion: deteccion.value };
  throw new ImportacionRechazada(deteccion.issue.code, `${prefijo}${deteccion.issue.message}`);
}
