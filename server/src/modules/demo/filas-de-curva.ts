import { type Curva, formatFecha, horasDelDia } from '@vatio/domain';
import type { Filas } from './demo.repository.ts';

export function filasDeCurva(cups: string, curva: Curva): Filas['curvaDia'][number][] {
  const filas: Filas['curvaDia'][number][] = [];
  let posicion = 0;
  for (let dia = curva.desde; dia <= curva.hasta; dia++) {
    const intervalos = horasDelDia(dia) * (60 / curva.resolucion);
    const kwh = curva.kwh.subarray(posicion, posicion + intervalos);
    posicion += intervalos;
    filas.push({
      cups,
      magnitud: 'activa',
      dia: formatFecha(dia),
      resolucion: curva.resolucion,
      wh: enBytes(kwh),
    });
  }
  return filas;
}

/** All ones mean no reading, so two bytes reach one less than their maximum. */
const MAYOR_EN_DOS_BYTES = 0xfffe;

/** The Wh of each interval in two bytes, or in four when one does not fit in two. */
function enBytes(kwh: Float64Array): Buffer {
  const wh = Array.from(kwh, (valor) => Math.round(valor * 1000));
  const ancho = Math.max(...wh) > MAYOR_EN_DOS_BYTES ? 4 : 2;
  const bytes = Buffer.alloc(wh.length * ancho);
  for (const [i, valor] of wh.entries()) bytes.writeUIntBE(valor, i * ancho, ancho);
  return bytes;
}
