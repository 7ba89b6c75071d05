import { round } from '@vatio/domain';
import type { DiaGuardado } from './curva.repository.ts';

export type Agrupado = 'cuarto' | 'hora' | 'dia' | 'mes';
export type TramoCurva = { clave: string; kwh: (number | null)[] };

/**
 * The Wh of each interval of a stored day, null where there is no reading: two or four bytes each, big-endian.
 */
export function readWh({ wh, resolucion }: DiaGuardado, intervalos: number): (number | null)[] {
  const ancho = wh.length / intervalos;
  if (ancho !== 2 && ancho !== 4) {
    throw new Error(
      `Un día de curva de ${resolucion} minutos con ${wh.length} bytes para ${intervalos} intervalos`,
    );
  }
  const vacio = ancho === 2 ? 0xffff : 0xffffffff;
  return Array.from({ length: intervalos }, (_, i) => {
    const valor = wh.readUIntBE(i * ancho, ancho);
    return valor === vacio ? null : valor;
  });
}

/**
 * Groups readings into the quarters or hours of a day, or into one figure per day or month. A stretch without
 * any reading is null, never zero.
 */
export function groupCurva(
  dias: readonly { dia: string; porHora: number; wh: (number | null)[] }[],
  agrupado: Agrupado,
) {
  const tramos = new Map<string, (number | null)[]>();
  for (const { dia, porHora, wh } of dias) {
    if (agrupado === 'cuarto') tramos.set(dia, wh);
    else if (agrupado === 'hora') {
      const horas = Array.from({ length: wh.length / porHora }, (_, h) =>
        wh.slice(h * porHora, (h + 1) * porHora),
      );
      tramos.set(dia, horas.map(sum));
    } else {
      const clave = agrupado === 'dia' ? dia : dia.slice(0, 7);
      const previo = tramos.get(clave)?.[0] ?? null;
      tramos.set(clave, [sum([previo, sum(wh)])]);
    }
  }
  return Array.from(
    tramos,
    ([clave, valores]): TramoCurva => ({
      clave,
      kwh: valores.map((valor) => (valor === null ? null : round(valor / 1000, 3))),
    }),
  );
}

function sum(valores: readonly (number | null)[]): number | null {
  const dados = valores.filter((valor) => valor !== null);
  return dados.length === 0 ? null : dados.reduce((suma, valor) => suma + valor, 0);
}
