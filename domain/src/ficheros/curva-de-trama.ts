import { fail, ok, type Result } from '../result.ts';
import { createTramaReader } from './fila-de-trama.ts';
import {
  celdasDe,
  type Fila,
  type FormatoFichero,
  halfOfThemFit,
  type Muestra,
  type Reconocido,
} from './formato.ts';
import { escrituraDe, resolucionDe } from './intervalo.ts';
import { decideDecimal } from './numeros.ts';
import { looksLikeCil, looksLikeCups } from './suministro.ts';
import { anchuraValida, rotuloDe, type Trama } from './trama.ts';

export function curvaDeTrama(trama: Trama): FormatoFichero {
  return {
    formato: trama.formato,
    nombre: trama.nombre,
    energia: trama.columnas[0] === 'cil' ? 'vertida' : (trama.ai ?? trama.ae ?? 'activa'),
    recognizeFile: (muestra) => recognize(trama, muestra),
    createReader: (leible) => createTramaReader(trama, leible),
    conReloj: true,
    marcaOficial: 'fin',
  };
}

function recognize(trama: Trama, { separador, filas }: Muestra): Result<Reconocido> | undefined {
  if (separador !== ';' || !halfOfThemFit(filas, (fila) => encaja(trama, fila))) return undefined;
  const buenas = filas.filter((fila) => encaja(trama, fila));
  if (trama.confirms?.(buenas) === false) return undefined;
  const energias = ['ai', 'ae', 'r1', 'r2', 'r3', 'r4'] as const;
  const indices = energias.map((energia) => trama.columnas.indexOf(energia)).filter((indice) => indice >= 0);
  const decimal = decideDecimal(celdasDe(buenas, indices), '.');
  if (!decimal.ok) return decimal;
  const rotulos = buenas.map((fila) => rotuloDe(trama.columnas, fila.campos)!.rotulo);
  const resolucion = resolucionDe(rotulos.map(({ minutos }) => minutos));
  if (resolucion === 15 && trama.resolucion === 60) {
    return fail('resolucion', `${trama.nombre} es horario y el fichero trae cuartos de hora`, 'fecha');
  }
  return ok({
    decimal: decimal.value,
    orden: 'dia-mes',
    resolucion: trama.resolucion === 'segun-minutos' ? resolucion : trama.resolucion,
    escritura: escrituraDe(rotulos),
    lineaCabecera: null,
    cabecera: null,
    columnas: [],
    anchura: trama.columnas.length,
    avisos: trama.avisos ?? [],
  });
}

function encaja(trama: Trama, { campos }: Fila): boolean {
  if (!anchuraValida(trama, campos)) return false;
  const codigo = campos[0]!.trim();
  if (trama.columnas[0] === 'cil' ? !looksLikeCil(codigo) : !looksLikeCups(codigo)) return false;
  // The letter of the measure tells apart generation formats whose widths only differ in a last separator.
  const metodo = trama.columnas[0] === 'cil' ? campos[trama.columnas.indexOf('metodo')]!.trim() : 'R';
  return /^[A-Z]$/.test(metodo) && rotuloDe(trama.columnas, campos) !== undefined;
}
