import { periodosDelDia, type Zona } from '../calendario.ts';
import { enCifra, enFecha } from '../cifras-en-texto.ts';
import type { Curva } from '../curva.ts';
import { type Dia, horasDelDia, horasEntre } from '../fecha.ts';
import { fail } from '../result.ts';
import { periodosDe, type Tarifa } from '../tarifas.ts';
import type { Regulado, SumasDeHoras } from './terminos.ts';

/**
 * Prices in the order the hours pass, from the first of `desde`: one an hour, or since 1 October 2025 one a quarter (96 a
 * day, 92 or 100 when the clock changes).
 */
export type SerieHoraria = {
  readonly desde: Dia;
  /** NaN where there is no price. */
  readonly eurKwh: Float64Array;
  /** Minutes of an interval; 60 when absent. */
  readonly resolucion?: 15 | 60;
};

/** Losses of each hour, as REE publishes them, % of the energy at the meter; in the order the hours pass. */
export type PerdidasHorarias = { readonly desde: Dia; readonly pct: Float64Array };

const CAMPOS = ['kwh', 'mercado', 'ajuste', 'kwhPerdidos', 'mercadoPerdido', 'ajustePerdido'] as const;

/** Adds up by period, day after day of a curve from its first, what changes from one hour to the next. */
export function createSumas({
  tarifa,
  zona,
  curva,
  mercado,
  nombreDeMercado = 'mercado',
  ajuste,
  perdidas,
}: {
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly curva: Curva;
  readonly mercado: SerieHoraria;
  /** What names that series where an hour of it is missing. */
  readonly nombreDeMercado?: string;
  /** One price where it does not change. */
  readonly ajuste: SerieHoraria | number;
  readonly perdidas?: PerdidasHorarias | undefined;
}) {
  const series = [createPrecio(nombreDeMercado, mercado), createPrecio('serviciosAjuste', ajuste)] as const;
  const energia = createEnergia(curva, Math.max(...series.map(({ porHora }) => porHora)));
  const nothing = () => new Float64Array(periodosDe(tarifa, 'energia') * CAMPOS.length);
  let sumas = nothing();
  return {
    addDia(dia: Dia, regulado: Pick<Regulado, 'perdidas'>): void {
      const periodos = periodosDelDia({ tarifa, zona, magnitud: 'energia', dia });
      const base = perdidas && horasEntre(perdidas.desde, dia);
      for (const serie of series) serie.begin(dia);
      const horas = horasDelDia(dia);
      for (let hora = 0; hora < horas; hora++) {
        const p = periodos[Math.min(hora, 23)]! - 1;
        const propia = base === undefined ? undefined : perdidas?.pct[base + hora];
        const perdida = propia === undefined || Number.isNaN(propia) ? regulado.perdidas[p]! : propia / 100;
        for (let paso = 0; paso < energia.pasos; paso++) {
          const kwh = energia.at(paso);
          const [deMercado, deAjuste] = [kwh * series[0].at(hora, paso), kwh * series[1].at(hora, paso)];
          const i = p * CAMPOS.length;
          sumas[i]! += kwh;
          sumas[i + 1]! += deMercado;
          sumas[i + 2]! += deAjuste;
          sumas[i + 3]! += kwh * perdida;
          sumas[i + 4]! += deMercado * perdida;
          sumas[i + 5]! += deAjuste * perdida;
        }
        energia.next();
      }
    },
    /** The sums of each period since the last time, P1 first. */
    take(): SumasDeHoras[] {
      const cerradas = sumas;
      sumas = nothing();
      return Array.from({ length: cerradas.length / CAMPOS.length }, (_, p) => {
        const valores = CAMPOS.map((campo, i) => [campo, cerradas[p * CAMPOS.length + i]!]);
        return Object.fromEntries(valores) as SumasDeHoras;
      });
    },
    /** Undefined when every hour had its prices. */
    issue: () => series.map((serie) => serie.issue()).find((falta) => falta !== undefined),
  };
}

/** Reads a curve hour after hour, each in so many steps as the finest price has; a reading is shared by its steps. */
function createEnergia({ kwh, resolucion }: Curva, pasos: number) {
  const porHora = 60 / resolucion;
  let posicion = 0;
  return {
    pasos,
    at(paso: number): number {
      if (pasos === porHora) return kwh[posicion + paso]!;
      if (pasos > porHora) return kwh[posicion]! / pasos;
      return kwh[posicion]! + kwh[posicion + 1]! + kwh[posicion + 2]! + kwh[posicion + 3]!;
    },
    next(): void {
      posicion += porHora;
    },
  };
}

/** Reads a series, and remembers the first hour without price and how many there are. */
function createPrecio(nombre: string, serie: SerieHoraria | number) {
  if (typeof serie === 'number')
    return { porHora: 1, begin: () => undefined, at: () => serie, issue: () => undefined };
  const porHora = serie.resolucion === 15 ? 4 : 1;
  const faltan = new Set<number>();
  let [hoy, base, primera] = [0, 0, ''];
  return {
    porHora,
    begin(dia: Dia): void {
      [hoy, base] = [dia, horasEntre(serie.desde, dia)];
    },
    at(hora: number, paso: number): number {
      const precio = serie.eurKwh[(base + hora) * porHora + (porHora === 1 ? 0 : paso)];
      if (precio !== undefined && !Number.isNaN(precio)) return precio;
      if (faltan.size === 0) primera = `${enFecha(hoy)}, hora ${hora + 1}`;
      faltan.add(base + hora);
      return Number.NaN;
    },
    issue() {
      if (faltan.size === 0) return undefined;
      const mas = faltan.size > 1 ? `, y el de otras ${enCifra(faltan.size - 1)} horas` : '';
      return fail('sin-precio-horario', `Falta el precio horario del ${primera}${mas}`, nombre);
    },
  };
}
