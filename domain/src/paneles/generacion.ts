import type { Zona } from '../calendario.ts';
import type { Curva } from '../curva.ts';
import { anioDe, cambiosDeHora, type Dia, diaDe, horasDelDia, horasEntre, partesDe } from '../fecha.ts';
import type { Sitio } from './sitios.ts';

export type Instalacion = {
  readonly sitio: Sitio;
  readonly kwp: number;
  /** Degrees from the south: east below zero, west above. */
  readonly orientacionGrados: number;
  /** Degrees from the horizontal. */
  readonly inclinacionGrados: number;
  /** The share of the sun above the atmosphere that reaches the ground, by month; `CLARIDAD_SUPUESTA` when absent. */
  readonly claridad?: readonly number[] | undefined;
};

/**
 * Clearness of each month that an estimate supposes, one for all Spain: of the order of the usual ones of the peninsula,
 * and not the measured ones of any place. Who knows those of a roof states them instead.
 */
const CLARIDAD_SUPUESTA: readonly number[] = [
  ...[0.45, 0.51, 0.55, 0.55, 0.58, 0.62, 0.66, 0.64, 0.6, 0.53, 0.47, 0.43],
];

/** What heat, cables, dirt and inverter leave of the energy of the panels. */
export const RENDIMIENTO_SUPUESTO = 0.8;

/** Light that the ground gives back. */
const ALBEDO = 0.2;
const SOLAR_W_M2 = 1367;
/** Below five degrees of sun its beam is left out, because the formula divides by its height. */
const COSENO_MINIMO = Math.cos((85 * Math.PI) / 180);

/**
 * The energy that panels would give in each hour of some days, both included, kWh: the position of the sun (Cooper 1969,
 * Spencer 1971), the clearness of the month with its diffuse part (Erbs 1982), and an even sky (Liu and Jordan 1963). It is
 * an estimate, without shadows or weather.
 */
export function generacionDePaneles(
  instalacion: Instalacion,
  { zona, desde, hasta }: { readonly zona: Zona; readonly desde: Dia; readonly hasta: Dia },
): Curva {
  const { claridad = CLARIDAD_SUPUESTA, kwp } = instalacion;
  const kwh = new Float64Array(horasEntre(desde, hasta + 1));
  let i = 0;
  for (let dia = desde; dia <= hasta; dia++) {
    const { anio, mes } = partesDe(dia);
    const sol = solDelDia(dia - diaDe(anio, 1, 1) + 1);
    const utcDeMedianoche = -desfaseUtc(dia, zona);
    for (let hora = 0; hora < horasDelDia(dia); hora++) {
      const horaSolar = utcDeMedianoche + hora + 0.5 + instalacion.sitio.longitud / 15 + sol.ecuacionHoras;
      const w = irradiancia(instalacion, { ...sol, horaSolar, claridad: claridad[mes - 1]! });
      kwh[i++] = (kwp * w * RENDIMIENTO_SUPUESTO) / 1000;
    }
  }
  return { desde, hasta, resolucion: 60, kwh, huecos: [] };
}

type Sol = {
  readonly declinacion: number;
  /** How much the sun runs ahead of the clock, hours. */
  readonly ecuacionHoras: number;
  /** W/m² above the atmosphere. */
  readonly extraterrestre: number;
};

function solDelDia(n: number): Sol {
  const b = (2 * Math.PI * (n - 1)) / 365;
  const minutos =
    229.2 *
    (0.000075 +
      0.001868 * Math.cos(b) -
      0.032077 * Math.sin(b) -
      0.014615 * Math.cos(2 * b) -
      0.04089 * Math.sin(2 * b));
  return {
    declinacion: enRadianes(23.45) * Math.sin((2 * Math.PI * (284 + n)) / 365),
    ecuacionHoras: minutos / 60,
    extraterrestre: SOLAR_W_M2 * (1 + 0.033 * Math.cos((2 * Math.PI * n) / 365)),
  };
}

/** W/m² on the panels at an hour of the sun. */
function irradiancia(
  { sitio, orientacionGrados, inclinacionGrados }: Instalacion,
  {
    declinacion: d,
    extraterrestre,
    horaSolar,
    claridad,
  }: Sol & { readonly horaSolar: number; readonly claridad: number },
): number {
  const [f, a, b] = [sitio.latitud, orientacionGrados, inclinacionGrados].map(enRadianes) as [
    number,
    number,
    number,
  ];
  const w = enRadianes(15 * (horaSolar - 12));
  const cenit = Math.cos(f) * Math.cos(d) * Math.cos(w) + Math.sin(f) * Math.sin(d);
  if (cenit <= 0) return 0;
  const incidencia =
    Math.sin(d) * (Math.sin(f) * Math.cos(b) - Math.cos(f) * Math.sin(b) * Math.cos(a)) +
    Math.cos(d) * Math.cos(w) * (Math.cos(f) * Math.cos(b) + Math.sin(f) * Math.sin(b) * Math.cos(a)) +
    Math.cos(d) * Math.sin(b) * Math.sin(a) * Math.sin(w);
  const ocaso = Math.acos(Math.max(-1, Math.min(1, -Math.tan(f) * Math.tan(d))));
  const horizontal = claridad * extraterrestre * cenit;
  const difusa = horizontal * parteDifusa(claridad, ocaso);
  const directa = cenit < COSENO_MINIMO ? 0 : ((horizontal - difusa) * Math.max(0, incidencia)) / cenit;
  return directa + (difusa * (1 + Math.cos(b))) / 2 + (horizontal * ALBEDO * (1 - Math.cos(b))) / 2;
}

/** The share of the light that comes from all the sky, of a clearness that is the mean of a month (Erbs, 1982). */
function parteDifusa(k: number, ocaso: number): number {
  const [a, b, c, d] = ocaso > enRadianes(81.4) ? [1.311, 3.022, 3.427, 1.821] : [1.391, 3.56, 4.189, 2.137];
  return Math.min(1, Math.max(0.165, a! - b! * k + c! * k ** 2 - d! * k ** 3));
}

/** Hours of the clock over UTC at the midnight that begins a day. */
function desfaseUtc(dia: Dia, zona: Zona): number {
  const { marzo, octubre } = cambiosDeHora(anioDe(dia));
  return (dia > marzo && dia <= octubre ? 2 : 1) - (zona === 'canarias' ? 1 : 0);
}

function enRadianes(grados: number): number {
  return (grados * Math.PI) / 180;
}
