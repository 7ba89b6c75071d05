import { type Dia, diaDe, diaDeLaSemana, diasDelAnio, horasDelDia, partesDe } from './fecha.ts';
import { type Magnitud, periodosDe, type Tarifa } from './tarifas.ts';

/** Territorial systems of Circular 3/2020, art. 7, each with its own seasons and hours. */
export const ZONAS = ['peninsula', 'baleares', 'canarias', 'ceuta', 'melilla'] as const;
export type Zona = (typeof ZONAS)[number];

/** Season of a working day (alta, media alta, media, baja); D is valle from end to end. */
export type TipoDia = 'A' | 'B' | 'B1' | 'C' | 'D';
type Temporada = Exclude<TipoDia, 'D'>;

/** January to December (Circular 3/2020 art. 7.2). */
const TEMPORADAS: Record<Zona, readonly Temporada[]> = {
  peninsula: ['A', 'A', 'B', 'C', 'C', 'B1', 'A', 'B1', 'B1', 'C', 'B', 'A'],
  baleares: ['B1', 'B1', 'C', 'C', 'B', 'A', 'A', 'A', 'A', 'B', 'C', 'B1'],
  canarias: ['B1', 'B1', 'B1', 'C', 'C', 'C', 'A', 'A', 'A', 'A', 'B', 'B'],
  ceuta: ['A', 'A', 'B1', 'C', 'C', 'C', 'B', 'A', 'A', 'B', 'B1', 'B1'],
  melilla: ['A', 'B', 'C', 'C', 'C', 'B1', 'A', 'A', 'A', 'B1', 'B1', 'B'],
};

/** Period of the punta and of the llano hours by season; valle is always P6 (Circular 3/2020 art. 7.4). */
type PuntaYLlano = Record<Temporada, readonly [punta: number, llano: number]>;
const GENERAL: PuntaYLlano = { A: [1, 2], B: [2, 3], B1: [3, 4], C: [4, 5] };
const PUNTA_Y_LLANO: Record<Zona, PuntaYLlano> = {
  peninsula: GENERAL,
  baleares: GENERAL,
  melilla: GENERAL,
  canarias: { A: [1, 3], B: [2, 3], B1: [2, 4], C: [4, 5] },
  ceuta: { A: [1, 4], B: [2, 3], B1: [2, 4], C: [3, 5] },
};

/** The 24 hours of a working day, a letter each: v valle, l llano, p punta (Circular 3/2020 art. 7.3). */
const BLOQUES_SEIS: Record<Zona, string> = {
  peninsula: 'vvvvvvvvlpppppllllppppll',
  baleares: 'vvvvvvvvllppppplllppppll',
  canarias: 'vvvvvvvvllppppplllppppll',
  ceuta: 'vvvvvvvvllpppppllllppppl',
  melilla: 'vvvvvvvvllpppppllllppppl',
};
const BLOQUES_20TD: Record<Zona, string> = {
  peninsula: 'vvvvvvvvllppppllllppppll',
  baleares: 'vvvvvvvvllppppllllppppll',
  canarias: 'vvvvvvvvllppppllllppppll',
  ceuta: 'vvvvvvvvlllppppllllppppl',
  melilla: 'vvvvvvvvlllppppllllppppl',
};

/** National holidays that are neither movable nor replaceable, as month·100 + day, and 6 January (art. 7.2). */
const FESTIVOS = new Set([101, 106, 501, 815, 1012, 1101, 1206, 1208, 1225]);

/**
 * The season of a day in its zone, or D: weekends, national holidays of fixed date and 6 January (Circular 3/2020,
 * art. 7.2).
 */
export function tipoDeDia(zona: Zona, dia: Dia): TipoDia {
  const semana = diaDeLaSemana(dia);
  const { mes, dia: numero } = partesDe(dia);
  if (semana === 0 || semana === 6 || FESTIVOS.has(mes * 100 + numero)) return 'D';
  return TEMPORADAS[zona][mes - 1]!;
}

/**
 * The period of each of the 24 clock hours of a day (Circular 3/2020, art. 7). The array is shared: do not
 * write to it.
 */
export function periodosDelDia({
  tarifa,
  zona,
  magnitud,
  dia,
}: {
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly magnitud: Magnitud;
  readonly dia: Dia;
}): Uint8Array {
  return patron({ tarifa, zona, magnitud, tipo: tipoDeDia(zona, dia) });
}

/** The periods that some hour of a billing interval belongs to; `desde` is excluded and `hasta` included. */
export function periodosConHoras({
  desde,
  hasta,
  ...donde
}: {
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly magnitud: Magnitud;
  readonly desde: Dia;
  readonly hasta: Dia;
}): ReadonlySet<number> {
  const todos = periodosDe(donde.tarifa, donde.magnitud);
  const periodos = new Set<number>();
  for (let dia = desde + 1; dia <= hasta && periodos.size < todos; dia++)
    for (const periodo of periodosDelDia({ ...donde, dia })) periodos.add(periodo);
  return periodos;
}

const patrones = new Map<string, Uint8Array>();

function patron({
  tarifa,
  zona,
  magnitud,
  tipo,
}: {
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly magnitud: Magnitud;
  readonly tipo: TipoDia;
}): Uint8Array {
  const clave = `${tarifa === '2.0TD' ? magnitud : 'seis'} ${zona} ${tipo}`;
  let horas = patrones.get(clave);
  if (!horas) {
    horas = tarifa === '2.0TD' ? patron20TD(zona, magnitud, tipo) : patronSeis(zona, tipo);
    patrones.set(clave, horas);
  }
  return horas;
}

function patronSeis(zona: Zona, tipo: TipoDia): Uint8Array {
  if (tipo === 'D') return new Uint8Array(24).fill(6);
  const [punta, llano] = PUNTA_Y_LLANO[zona][tipo];
  return Uint8Array.from(BLOQUES_SEIS[zona], (bloque) =>
    bloque === 'p' ? punta : bloque === 'l' ? llano : 6,
  );
}

/** 2.0TD has no seasons; its power has only punta (8–24 on working days) and valle. */
function patron20TD(zona: Zona, magnitud: Magnitud, tipo: TipoDia): Uint8Array {
  const valle = magnitud === 'energia' ? 3 : 2;
  if (tipo === 'D') return new Uint8Array(24).fill(valle);
  const llano = magnitud === 'energia' ? 2 : 1;
  return Uint8Array.from(BLOQUES_20TD[zona], (bloque) =>
    bloque === 'p' ? 1 : bloque === 'l' ? llano : valle,
  );
}

/**
 * The period, from 1, of the interval that starts at clock hour `hora` (0–23); a quarter takes that of its hour
 * (Circular 3/2020, art. 7).
 */
export function periodoDe({
  tarifa,
  zona,
  magnitud,
  dia,
  hora,
}: {
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly magnitud: Magnitud;
  readonly dia: Dia;
  readonly hora: number;
}): number {
  return periodosDelDia({ tarifa, zona, magnitud, dia })[hora]!;
}

const anuales = new Map<string, Uint8Array>();

/**
 * The period of every hour of a year in the order they pass: 8,760 or 8,784 entries, the 23- and 25-hour days
 * with as many as they have (both are Sundays, hence valle throughout). The array is shared: do not write to it.
 */
export function calendarioAnual({
  tarifa,
  zona,
  magnitud,
  anio,
}: {
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly magnitud: Magnitud;
  readonly anio: number;
}): Uint8Array {
  const clave = `${tarifa === '2.0TD' ? magnitud : 'seis'} ${zona} ${anio}`;
  let horas = anuales.get(clave);
  if (!horas) {
    horas = new Uint8Array(diasDelAnio(anio) * 24);
    const primero = diaDe(anio, 1, 1);
    let siguiente = 0;
    for (let dia = primero; dia < primero + diasDelAnio(anio); dia++) {
      const delDia = periodosDelDia({ tarifa, zona, magnitud, dia });
      const cuantas = horasDelDia(dia);
      for (let hora = 0; hora < cuantas; hora++) horas[siguiente++] = delDia[Math.min(hora, 23)]!;
    }
    anuales.set(clave, horas);
  }
  return horas;
}

/** Hours of the year in each period, P1 first (Circular 3/2020, art. 7); they add up to 8,760 or 8,784. */
export function horasPorPeriodo({
  tarifa,
  zona,
  magnitud,
  anio,
}: {
  readonly tarifa: Tarifa;
  readonly zona: Zona;
  readonly magnitud: Magnitud;
  readonly anio: number;
}): number[] {
  const horas = new Array<number>(periodosDe(tarifa, magnitud)).fill(0);
  for (const periodo of calendarioAnual({ tarifa, zona, magnitud, anio })) horas[periodo - 1]!++;
  return horas;
}
