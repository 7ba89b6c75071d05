/**
 * The bytes of a day as `curva_dia` stores them: Wh of its intervals, big-endian, in two bytes or four; all
 * ones mean no reading.
 */

const VACIO_2 = 0xffff;
const VACIO_4 = 0xffff_ffff;
/** The largest interval that can be stored, kWh. */
export const MAX_KWH = (VACIO_4 - 1) / 1000;

/** Encodes readings from 0 to `MAX_KWH`, null where there is none. */
export function encodeReadings(kwh: readonly (number | null)[]): Buffer {
  const wh = kwh.map((valor) => (valor === null ? null : Math.round(valor * 1000)));
  const ancho = wh.every((valor) => valor === null || valor < VACIO_2) ? 2 : 4;
  const vacio = ancho === 2 ? VACIO_2 : VACIO_4;
  const octetos = Buffer.allocUnsafe(wh.length * ancho);
  for (const [i, valor] of wh.entries()) octetos.writeUIntBE(valor ?? vacio, i * ancho, ancho);
  return octetos;
}

/** Encodes one bit per interval, the first one as the highest of its byte; null when none is set. */
export function encodeEstimated(estimados: readonly boolean[]): Buffer | null {
  if (!estimados.includes(true)) return null;
  const octetos = Buffer.alloc(Math.ceil(estimados.length / 8));
  for (const [i, estimado] of estimados.entries()) {
    if (estimado) octetos[i >> 3]! |= 0x80 >> (i & 7);
  }
  return octetos;
}
