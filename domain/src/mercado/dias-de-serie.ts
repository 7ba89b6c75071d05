import { type Dia, horasDelDia } from '../fecha.ts';
import type { ValorDeMercado } from '../ficheros/registro.ts';
import type { SerieHoraria } from '../indexado/sumas.ts';

/** What is known of a series on a day: its values in the order the hours pass, null where there is none. */
export type DiaDeSerie = {
  readonly serie: string;
  readonly dia: Dia;
  readonly resolucion: 15 | 60;
  readonly valores: readonly (number | null)[];
};

/** Gathers the values of files, in whatever order, into the days of their series; a later value of an interval wins. */
export function createDiasDeSerie() {
  const dias = new Map<string, { serie: string; dia: Dia; porMinuto: Map<number, number | null> }>();
  return {
    add({ serie, dia, minuto, valor }: Pick<ValorDeMercado, 'serie' | 'dia' | 'minuto' | 'valor'>): void {
      const clave = `${serie} ${dia}`;
      let abierto = dias.get(clave);
      if (!abierto) {
        abierto = { serie, dia, porMinuto: new Map() };
        dias.set(clave, abierto);
      }
      abierto.porMinuto.set(minuto, valor);
    },
    /** A day with a value at a quarter that begins no hour is of quarters. */
    take(): DiaDeSerie[] {
      const listos = Array.from(dias.values(), ({ serie, dia, porMinuto }): DiaDeSerie => {
        const resolucion = [...porMinuto.keys()].some((minuto) => minuto % 60 !== 0) ? 15 : 60;
        const cuantos = (horasDelDia(dia) * 60) / resolucion;
        const valores = Array.from({ length: cuantos }, (_, i) => porMinuto.get(i * resolucion) ?? null);
        return { serie, dia, resolucion, valores };
      });
      dias.clear();
      return listos;
    },
  };
}

/** Days of a series, in order, as prices in a row; €/MWh become €/kWh, and hours four quarters where any day has quarters. */
export function serieDeDias(
  dias: readonly Pick<DiaDeSerie, 'dia' | 'resolucion' | 'valores'>[],
  { desde, hasta, divisor = 1000 }: { readonly desde: Dia; readonly hasta: Dia; readonly divisor?: number },
): SerieHoraria {
  const resolucion = dias.some((dia) => dia.resolucion === 15) ? 15 : 60;
  const porHora = 60 / resolucion;
  const porDia = new Map(dias.map((dia) => [dia.dia, dia]));
  const valores: number[] = [];
  for (let dia = desde; dia <= hasta; dia++) {
    const guardado = porDia.get(dia);
    const veces = guardado ? guardado.resolucion / resolucion : 1;
    for (let i = 0; i < horasDelDia(dia) * porHora; i++) {
      const valor = guardado?.valores[Math.floor(i / veces)] ?? null;
      valores.push(valor === null ? Number.NaN : valor / divisor);
    }
  }
  return { desde, resolucion, eurKwh: Float64Array.from(valores) };
}
