import { type Dia, horasDelDia } from '../fecha.ts';
import type { Marca } from './intervalo.ts';
import type { LecturaCurva } from './registro.ts';

/** What the labels of a file, as they are written, say of the end that they mark. */
type Veredicto =
  | { readonly marca: Marca; readonly medianoche: 'anterior' | 'propia'; readonly porque: string }
  | 'dudosa'
  | 'mezclada';

/** How many minutes a label counts, and how many an interval lasts. */
type Medida = { readonly unidadMin: 15 | 60; readonly resolucion: 15 | 60; readonly esNumero: boolean };

/** Beyond so many supply points, and days of all of them, labels are no evidence any more: memory has a limit. */
const MAX_SUMINISTROS = 200;
const MAX_DIAS = 50_000;
/** Slots of a day: the labels from 0 to 100, in quarters of an hour or in the unit of bare numbers. */
const PALABRAS = 4;

/** The labels of one supply point, in a bounded summary. */
type Suministro = {
  readonly dias: Map<Dia, Uint32Array>;
  ultimoDia: Dia | undefined;
  ultimoSitio: number;
  /** Pairs of rows of one date: one after 00:00 at its start, a late hour before 00:00, and 00:00 before a late hour. */
  aperturas: number;
  tardeYCero: number;
  ceroYTarde: number;
  /** Pairs of one date without 00:00, by whether the rows go forwards or backwards in time. */
  adelante: number;
  atras: number;
};

/** Keeps what the labels of a file, read as they are written, show of the end that they mark. */
export class EvidenciaDeEtiqueta {
  filas = 0;
  /** How many bare numbers there are of each. */
  readonly numeros = new Int32Array(101);
  private readonly suministros = new Map<string, Suministro>();
  private dias = 0;
  private readonly esNumero: boolean;

  constructor(esNumero: boolean) {
    this.esNumero = esNumero;
  }

  add({ cil, cups, dia, finMin }: LecturaCurva): void {
    this.filas++;
    const sitio = finMin / (this.esNumero ? 60 : 15);
    if (!Number.isInteger(sitio) || sitio >= this.numeros.length) return;
    if (this.esNumero) this.numeros[sitio]!++;
    const suministro = this.suministro(cil ?? cups ?? '');
    if (!suministro) return;
    this.noteNeighbours(suministro, dia, sitio);
    let mascara = suministro.dias.get(dia);
    if (!mascara) {
      if (this.dias >= MAX_DIAS) return;
      this.dias++;
      mascara = new Uint32Array(PALABRAS);
      suministro.dias.set(dia, mascara);
    }
    mascara[sitio >> 5]! |= 1 << (sitio & 31);
  }

  /** Whether bare numbers count quarters: some day has more of them than hours, or half of them are over 25. */
  get cuentaCuartos(): boolean {
    if (!this.esNumero) return false;
    const altos = this.numeros.subarray(26).reduce((suma, veces) => suma + veces, 0);
    if (altos === 0) return false;
    if (altos * 2 >= this.filas) return true;
    for (const { dias } of this.suministros.values()) {
      for (const mascara of dias.values()) if (cuantos(mascara) > 25) return true;
    }
    return false;
  }

  /** What each supply point shows, put together: those that show nothing follow the others. */
  decide(medida: Medida): Veredicto {
    const veredictos = Array.from(this.suministros.values(), (suministro) => veredictoDe(suministro, medida));
    const claros = veredictos.filter((veredicto) => typeof veredicto !== 'string');
    const [primero] = claros;
    if (!primero) return veredictos.includes('mezclada') ? 'mezclada' : 'dudosa';
    const difieren = claros.some(
      ({ marca, medianoche }) =>
        (marca === 'inicio') !== (primero.marca === 'inicio') || medianoche !== primero.medianoche,
    );
    if (difieren) return 'mezclada';
    return claros.find(({ marca }) => marca === 'ordinal') ?? primero;
  }

  private suministro(clave: string): Suministro | undefined {
    const conocido = this.suministros.get(clave);
    if (conocido || this.suministros.size >= MAX_SUMINISTROS) return conocido;
    const pares = { aperturas: 0, tardeYCero: 0, ceroYTarde: 0, adelante: 0, atras: 0 };
    const nuevo = { dias: new Map(), ultimoDia: undefined, ultimoSitio: -1, ...pares };
    this.suministros.set(clave, nuevo);
    return nuevo;
  }

  private noteNeighbours(suministro: Suministro, dia: Dia, sitio: number): void {
    const { ultimoDia, ultimoSitio } = suministro;
    suministro.ultimoDia = dia;
    suministro.ultimoSitio = sitio;
    if (ultimoDia !== dia || sitio === ultimoSitio) return;
    const vecino = Math.max(sitio, ultimoSitio);
    const esTarde = vecino > (this.esNumero && vecino < 26 ? 12 : 48);
    if (sitio > 0 && ultimoSitio > 0) {
      if (sitio > ultimoSitio) suministro.adelante++;
      else suministro.atras++;
    } else if (!esTarde) suministro.aperturas++;
    else if (sitio === 0) suministro.tardeYCero++;
    else suministro.ceroYTarde++;
  }
}

function veredictoDe({ dias, aperturas, ...pares }: Suministro, medida: Medida): Veredicto {
  // Midnight closes its own date where it comes after the 23 hours in time, whichever way the rows run.
  const cierres = pares.atras > pares.adelante ? pares.ceroYTarde : pares.tardeYCero;
  const finDelDia = medida.esNumero ? (24 * 60) / medida.unidadMin : 96;
  const numerado = medida.esNumero ? 'ordinal' : 'fin';
  const medianoche = cierres > aperturas ? 'propia' : 'anterior';
  let [llegan, desdeLas0] = [0, 0];
  for (const [dia, mascara] of dias) {
    const ultimo = mayor(mascara);
    // Numbered from 0, the day of 25 hours reaches the 24 as well.
    const desdeCero = has(mascara, 0) && horasDelDia(dia) === 25 && ultimo < (finDelDia * 25) / 24;
    if (ultimo >= finDelDia && !desdeCero) llegan++;
    else if (has(mascara, 0) && ultimo >= ultimoSitio(dia, medida)) desdeLas0++;
  }
  // Since January 2026 a distributor writes 0 to 23 what it wrote 1 to 24, and a download may bring both years.
  if (llegan > 0 && desdeLas0 > 0 && medianoche === 'anterior') return 'mezclada';
  if (llegan > 0) {
    const visto = medida.esNumero ? `la hora ${finDelDia}` : 'las 24:00';
    return { marca: numerado, medianoche, porque: `el fichero trae ${visto}` };
  }
  if (cierres > 0 && aperturas === 0) {
    const porque = 'las 00:00 vienen detrás de las 23 horas de su misma fecha, y la cierran';
    return { marca: 'fin', medianoche: 'propia', porque };
  }
  return veredictoDeTramos(dias, medida);
}

const AL_INICIO: Veredicto = {
  marca: 'inicio',
  medianoche: 'anterior',
  porque: 'los días van de las 0 a las 23 horas de la misma fecha, sin ninguna hora 24',
};
const AL_FINAL: Veredicto = {
  marca: 'fin',
  medianoche: 'anterior',
  porque: 'el fichero empieza tras las 00:00 de un día y acaba en las 00:00 del siguiente',
};

/** The first and the last day of each run of days: inside it, both readings have the same labels. */
function veredictoDeTramos(dias: ReadonlyMap<Dia, Uint32Array>, medida: Medida): Veredicto {
  let [alInicio, alFinal] = [0, 0];
  const enOrden = [...dias.keys()].sort((a, b) => a - b);
  for (let i = 0; i < enOrden.length; ) {
    let j = i;
    while (enOrden[j + 1] === enOrden[j]! + 1) j++;
    const [desde, hasta] = [enOrden[i]!, enOrden[j]!];
    const extremos = { desde, hasta, primera: dias.get(desde)!, ultima: dias.get(hasta)! };
    if (startsAtItsFirst(extremos, medida)) alInicio++;
    if (endsAtItsLast(extremos, medida)) alFinal++;
    i = j + 1;
  }
  if (alInicio > 0 && alFinal > 0) return 'mezclada';
  return alInicio > 0 ? AL_INICIO : alFinal > 0 ? AL_FINAL : 'dudosa';
}

type Extremos = {
  readonly desde: Dia;
  readonly hasta: Dia;
  readonly primera: Uint32Array;
  readonly ultima: Uint32Array;
};

/** From 00:00 of its first day, to 23:00 of its last one or, behind a whole day, to anywhere but its 00:00. */
function startsAtItsFirst({ desde, hasta, primera, ultima }: Extremos, medida: Medida): boolean {
  if (!has(primera, 0)) return false;
  if (mayor(ultima) >= ultimoSitio(hasta, medida)) return true;
  const completa = cuantos(primera) >= (Math.min(24, horasDelDia(desde)) * 60) / medida.resolucion;
  return hasta > desde && completa && !isOnlyMidnight(ultima);
}

/** From the first label after 00:00, to 00:00 of the next day; or the 23 hours of a day in March, numbered. */
function endsAtItsLast({ desde, hasta, primera, ultima }: Extremos, medida: Medida): boolean {
  const paso = medida.esNumero ? 1 : medida.resolucion / 15;
  if (has(primera, 0) || !has(primera, paso)) return false;
  if (hasta > desde && isOnlyMidnight(ultima)) return true;
  const horas = horasDelDia(hasta);
  return horas === 23 && !has(ultima, 0) && cuantos(ultima) === (horas * 60) / medida.resolucion;
}

/** The slot of the last interval of a day whose labels mark the start. */
function ultimoSitio(dia: Dia, { unidadMin, resolucion, esNumero }: Medida): number {
  if (!esNumero) return 96 - resolucion / 15;
  return (Math.min(24, horasDelDia(dia)) * 60) / unidadMin - 1;
}

function has(mascara: Uint32Array, sitio: number): boolean {
  return ((mascara[sitio >> 5]! >>> (sitio & 31)) & 1) === 1;
}

function isOnlyMidnight(mascara: Uint32Array): boolean {
  return has(mascara, 0) && cuantos(mascara) === 1;
}

function cuantos(mascara: Uint32Array): number {
  let cuenta = 0;
  for (let sitio = 0; sitio < 32 * PALABRAS; sitio++) if (has(mascara, sitio)) cuenta++;
  return cuenta;
}

function mayor(mascara: Uint32Array): number {
  for (let sitio = 32 * PALABRAS - 1; sitio >= 0; sitio--) if (has(mascara, sitio)) return sitio;
  return -1;
}
