import type { mercado, ResponseOf } from '@vatio/contract';
import {
  diaDe,
  diasDelAnio,
  diasDelMes,
  formatFecha,
  horasDelDia,
  parseFecha,
  partesDe,
  periodosDe,
  periodosDelDia,
  type Tarifa,
} from '@vatio/domain';

export type Serie = ResponseOf<typeof mercado.get>;
type DiaDeSerie = Serie['dias'][number];

/** By what the values of a year are gathered. */
export const AGRUPACIONES = ['mes', 'dia', 'hora', 'periodo'] as const;
export type Agrupacion = (typeof AGRUPACIONES)[number];

/** The mean of each group, null where nothing is known of it. */
export type Medias = { readonly claves: readonly string[]; readonly valores: readonly (number | null)[] };

/** The tariff by whose periods means are shown: that of most supplies of a company. */
const TARIFA_DE_PERIODOS: Tarifa = '3.0TD';

function createMedias(claves: readonly string[]) {
  const sumas = new Map(claves.map((clave) => [clave, { suma: 0, cuantos: 0 }]));
  return {
    add(clave: string, valor: number | null): void {
      const grupo = sumas.get(clave);
      if (valor === null || !grupo) return;
      grupo.suma += valor;
      grupo.cuantos++;
    },
    total: (): Medias => ({
      claves,
      valores: claves.map((clave) => {
        const { suma, cuantos } = sumas.get(clave)!;
        return cuantos === 0 ? null : suma / cuantos;
      }),
    }),
  };
}

const MESES = Array.from({ length: 12 }, (_, i) => String(i + 1));
const HORAS = Array.from({ length: 24 }, (_, i) => String(i));
const PERIODOS = Array.from({ length: periodosDe(TARIFA_DE_PERIODOS, 'energia') }, (_, p) => `P${p + 1}`);

function clavesDe(agrupacion: Agrupacion, anio: number): readonly string[] {
  if (agrupacion === 'mes') return MESES;
  if (agrupacion === 'hora') return HORAS;
  if (agrupacion === 'periodo') return PERIODOS;
  return Array.from({ length: diasDelAnio(anio) }, (_, i) => formatFecha(diaDe(anio, 1, 1) + i));
}

/** Plain means, as every interval weighs the same: nobody's consumption. */
export function mediasDe(serie: Serie, agrupacion: Agrupacion, anio: number): Medias {
  const medias = createMedias(clavesDe(agrupacion, anio));
  for (const dia of serie.dias) {
    const claveDe = clavesDelDia(dia, agrupacion);
    for (const [i, valor] of dia.valores.entries()) medias.add(claveDe(i), valor);
  }
  return medias.total();
}

function clavesDelDia({ dia, resolucion }: DiaDeSerie, agrupacion: Agrupacion): (i: number) => string {
  const leido = parseFecha(dia);
  if (!leido.ok || agrupacion === 'dia') return () => dia;
  if (agrupacion === 'mes') return () => String(partesDe(leido.value).mes);
  const porHora = 60 / resolucion;
  const horaDe = (i: number) => clockHour(Math.floor(i / porHora), horasDelDia(leido.value));
  if (agrupacion === 'hora') return (i) => String(horaDe(i));
  const donde = { tarifa: TARIFA_DE_PERIODOS, zona: 'peninsula', magnitud: 'energia' } as const;
  const periodos = periodosDelDia({ ...donde, dia: leido.value });
  return (i) => `P${periodos[horaDe(i)]}`;
}

/** What the clock says at an hour of the day, counted as they pass: on the days when it changes, it jumps after the second. */
function clockHour(hora: number, horas: number): number {
  return hora < 2 || horas === 24 ? hora : hora + 24 - horas;
}

/** A row for each month of the year and a column for each day: how many hours are known; null for days that do not exist. */
export function horasConDato(serie: Serie, anio: number): (number | null)[][] {
  const faltan = new Map(serie.huecos.map(({ dia, horas }) => [dia, horas.length]));
  return MESES.map((_, i) =>
    Array.from({ length: 31 }, (_, j) => {
      if (j >= diasDelMes(anio, i + 1)) return null;
      const dia = diaDe(anio, i + 1, j + 1);
      return horasDelDia(dia) - (faltan.get(formatFecha(dia)) ?? 0);
    }),
  );
}

/** A row for each interval of the year, for a sheet. */
export function csvDe(serie: Serie): string {
  const filas = serie.dias.flatMap(({ dia, resolucion, valores }) =>
    valores.map(
      (valor, i) => `${dia};${i + 1};${resolucion};${valor === null ? '' : String(valor).replace('.', ',')}`,
    ),
  );
  return [`dia;intervalo;minutos;${serie.unidad}`, ...filas, ''].join('\r\n');
}
