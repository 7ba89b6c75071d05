import {
  assembleCurva,
  type Curva,
  type Energia,
  horasDelDia,
  type LecturaCurva,
  type Result,
} from '@vatio/domain';
import { type CuentaDeCurva, countCurva } from './cuenta-de-curva.ts';
import { encodeEstimated, encodeReadings, MAX_KWH } from './dia-de-curva.ts';

/** A day of a curve, ready to be written. */
export type DiaDeCurva = {
  readonly magnitud: Energia;
  readonly dia: number;
  readonly resolucion: 15 | 60;
  readonly intervalos: number;
  readonly wh: Buffer;
  readonly estimados: Buffer | null;
  readonly lecturas: number;
};

export type DiasMontados = { readonly dias: readonly DiaDeCurva[]; readonly cuenta: CuentaDeCurva };

const ENERGIAS: readonly Energia[] = ['activa', 'vertida', 'generada', 'autoconsumida'];

/**
 * The days of one supply point's readings, with every energy that they bring. The other energies of a file are
 * mostly columns of zeros, which are not kept.
 */
export function assembleDays(lecturas: readonly LecturaCurva[], principal: Energia): Result<DiasMontados> {
  const estimadas = assembleEstimatedDays(lecturas);
  const dias: DiaDeCurva[] = [];
  let cuenta: CuentaDeCurva | undefined;
  for (const energia of ENERGIAS) {
    if (energia !== principal && !lecturas.some((lectura) => lectura[`${energia}Kwh`])) continue;
    const montada = assembleCurva(lecturas, { energia });
    if (!montada.ok) return montada;
    const { curva, informe } = montada.value;
    const suyos = splitIntoDays(curva, estimadas, energia);
    if (energia === principal) cuenta = countCurva({ lecturas, energia, informeCurva: informe, dias: suyos });
    dias.push(...suyos);
  }
  return { ok: true, value: { dias, cuenta: cuenta! } };
}

/** Makes a curve of ones where readings are estimated, so that each mark lands where its reading does. */
function assembleEstimatedDays(lecturas: readonly LecturaCurva[]): Curva | undefined {
  if (!lecturas.some(({ estimada }) => estimada)) return undefined;
  const marcas = lecturas.map((lectura) => ({ ...lectura, activaKwh: lectura.estimada ? 1 : 0 }));
  const montadas = assembleCurva(marcas);
  return montadas.ok ? montadas.value.curva : undefined;
}

/**
 * Splits a curve into the days with some reading. A negative one, or one that no meter can give, counts as
 * none.
 */
function splitIntoDays(curva: Curva, estimadas: Curva | undefined, magnitud: Energia): DiaDeCurva[] {
  const { resolucion } = curva;
  const huecos = new Set(curva.huecos);
  const dias: DiaDeCurva[] = [];
  let primero = 0;
  for (let dia = curva.desde; dia <= curva.hasta; dia++) {
    const intervalos = horasDelDia(dia) * (60 / resolucion);
    const kwh: (number | null)[] = [];
    const marcas: boolean[] = [];
    for (let i = primero; i < primero + intervalos; i++) {
      const valor = curva.kwh[i]!;
      const hay = !huecos.has(i) && valor >= 0 && valor <= MAX_KWH;
      kwh.push(hay ? valor : null);
      marcas.push(hay && estimadas?.kwh[i] === 1);
    }
    primero += intervalos;
    const lecturas = kwh.filter((valor) => valor !== null).length;
    if (lecturas === 0) continue;
    const wh = encodeReadings(kwh);
    dias.push({ magnitud, dia, resolucion, intervalos, wh, estimados: encodeEstimated(marcas), lecturas });
  }
  return dias;
}
