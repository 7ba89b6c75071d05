import {
  type Curva,
  type Dia,
  type Energia,
  horasDelDia,
  type InformeCurva,
  type LecturaCurva,
  montarCurva,
  type Result,
} from '@vatio/domain';
import { codificarEstimados, codificarLecturas, MAX_KWH } from './dia-de-curva.ts';

/** A day of a curve ready for its row. */
export type DiaDeCurva = {
  readonly magnitud: Energia;
  readonly dia: Dia;
  readonly resolucion: 15 | 60;
  readonly intervalos: number;
  readonly wh: Buffer;
  readonly estimados: Buffer | null;
  /** Intervals with a reading. */
  readonly lecturas: number;
};

export type DiasMontados = { readonly dias: readonly DiaDeCurva[]; readonly avisos: readonly string[] };

const ENERGIAS: readonly Energia[] = ['activa', 'vertida', 'generada', 'autoconsumida'];

/**
 * The days of the readings of one supply point, with every energy they bring. Energies other than the one the file is
 * about come as columns of zeros in most files, and are then not kept.
 */
export function montarDias(lecturas: readonly LecturaCurva[], principal: Energia): Result<DiasMontados> {
  const estimadas = lecturas.some(({ estimada }) => estimada) ? montarEstimadas(lecturas) : undefined;
  const dias: DiaDeCurva[] = [];
  const avisos: string[] = [];
  for (const energia of ENERGIAS) {
    const vale = (lectura: LecturaCurva) => guardable(lectura, energia);
    if (energia !== principal && !lecturas.some((lectura) => vale(lectura))) continue;
    const montada = montarCurva(soloGuardables(lecturas, energia), { energia });
    if (!montada.ok) return montada;
    const { curva, informe } = montada.value;
    if (energia === principal) avisos.push(...avisosDe(informe, lecturas, energia));
    dias.push(...partirEnDias(curva, estimadas, energia));
  }
  return { ok: true, value: { dias, avisos } };
}
