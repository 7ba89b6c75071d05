import { setImmediate as turno } from 'node:timers/promises';
import { claveDe, type Dia, type Energia, type LecturaCurva } from '@vatio/domain';
import type { Copia } from './copia.ts';
import { addAccount, avisosDeCurva, sinCuenta } from './cuenta-de-curva.ts';
import { assembleDays, type DiaDeCurva } from './dias-de-suministro.ts';

/** Readings are held until their day is complete; this many take about ten megabytes. */
const MAX_LECTURAS = 30_000;
/** Curves are assembled for this long, in ms, before the calls that came meanwhile are answered. */
const SEGUIDOS_MS = 20;
const SIN_LECTURAS = Buffer.alloc(0);

/**
 * Turns the readings of a file, in any order, into one row per supply point and day. A day whose readings are
 * too far apart to fit in memory becomes several rows, which the merge lays one over another.
 */
export class Curvas {
  private readonly copia: Copia;
  private readonly cuenta = sinCuenta();
  private pendientes = new Map<string, LecturaCurva[]>();
  private malas = new Map<string, string>();
  private principal: Energia = 'activa';
  private lecturas = 0;
  /** Readings of curves that could not be assembled. */
  rechazadas = 0;

  constructor(copia: Copia) {
    this.copia = copia;
  }

  get avisos(): string[] {
    return avisosDeCurva(this.cuenta);
  }

  /** Starts a file, whose curve is of that energy. */
  open(principal: Energia): void {
    this.principal = principal;
    this.malas = new Map();
  }

  add(lectura: LecturaCurva): void {
    const clave = claveDe(lectura);
    const suyas = this.pendientes.get(clave);
    if (suyas) suyas.push(lectura);
    else this.pendientes.set(clave, [lectura]);
    this.lecturas++;
  }

  /** Writes the complete days, when too much is waiting. */
  async send(): Promise<void> {
    if (this.lecturas < MAX_LECTURAS) return;
    // Files go by supply point or by time, and in both the latest day of each point may still be incomplete.
    await this.flush((lectura, ultima) => lectura.dia !== ultima.dia);
    if (this.lecturas > MAX_LECTURAS / 2) await this.flush(() => true);
  }

  /** Writes the rest of the file. Answers the keys of the curves that could not be assembled, with the reason. */
  async close(): Promise<ReadonlyMap<string, string>> {
    await this.flush(() => true);
    await this.copia.close();
    return this.malas;
  }

  private async flush(completa: (lectura: LecturaCurva, ultima: LecturaCurva) => boolean): Promise<void> {
    const pendientes = this.pendientes;
    this.pendientes = new Map();
    this.lecturas = 0;
    let inicio = performance.now();
    for (const [clave, suyas] of pendientes) {
      const ultima = suyas.at(-1)!;
      const completas: LecturaCurva[] = [];
      for (const lectura of suyas) {
        if (completa(lectura, ultima)) completas.push(lectura);
        else this.add(lectura);
      }
      if (completas.length > 0) await this.write(clave, completas);
      if (performance.now() - inicio > SEGUIDOS_MS) {
        await turno();
        inicio = performance.now();
      }
    }
  }

  private async write(clave: string, lecturas: readonly LecturaCurva[]): Promise<void> {
    const montados = assembleDays(lecturas, this.principal);
    if (!montados.ok) {
      this.malas.set(clave, montados.issue.message);
      this.rechazadas += lecturas.length;
      return;
    }
    addAccount(this.cuenta, montados.value.cuenta);
    const filasPorDia = new Map<Dia, number>();
    for (const { dia } of lecturas) filasPorDia.set(dia, (filasPorDia.get(dia) ?? 0) + 1);
    for (const dia of montados.value.dias) {
      this.writeDay(lecturas[0]!, dia, filasPorDia.get(dia.dia) ?? 0);
      filasPorDia.delete(dia.dia);
      await this.copia.send();
    }
    const { resolucion } = lecturas[0]!;
    const enBlanco = { magnitud: this.principal, resolucion, wh: SIN_LECTURAS, estimados: null, lecturas: 0 };
    for (const [dia, filas] of filasPorDia) {
      this.writeDay(lecturas[0]!, { ...enBlanco, dia, intervalos: 0 }, filas);
    }
  }

  private writeDay({ cups, cil }: LecturaCurva, dia: DiaDeCurva, filasDelDia: number): void {
    const { filas } = this.copia;
    filas.fila(11);
    filas.codigo(cups);
    filas.codigo(dia.magnitud);
    filas.corto(cil === null ? 0 : Number(cil.slice(-3)));
    filas.fecha(dia.dia);
    filas.corto(dia.resolucion);
    filas.corto(dia.intervalos);
    filas.octetos(dia.wh);
    filas.octetos(dia.estimados);
    filas.entero(dia.lecturas);
    filas.entero(filasDelDia);
    filas.booleano(dia.magnitud === this.principal);
  }
}
