import { consumoAnual, type FilaConsumo, round, type SipsConsumo } from '@vatio/domain';
import type { FilasBinarias } from './filas-binarias.ts';

const DIAS_DE_UN_ANIO = 365;

/**
 * The rows of a point come together in a file, so its yearly consumption is computed while they pass; in the
 * database that would take a fifth of the merge. A point that comes in several runs is left to the database.
 */
export class Historias {
  private readonly filas: FilasBinarias;
  private cups: string | undefined;
  private serie: FilaConsumo[] = [];
  /** True while each row closes after the one before, so that no two have the same dates. */
  private enOrden = true;

  /** The staging table gets one row for each run. */
  constructor(filas: FilasBinarias) {
    this.filas = filas;
  }

  add({ cups, desde, hasta, activaKwh }: SipsConsumo): void {
    if (cups !== this.cups) {
      this.close();
      this.cups = cups;
    }
    const anterior = this.serie.at(-1);
    if (anterior && hasta <= anterior.hasta) this.enOrden = false;
    let kwh = 0;
    for (const valor of activaKwh) kwh += valor ?? 0;
    this.serie.push({ desde, hasta, activaKwh: [kwh], reactivaKvarh: [], maximetroKw: [] });
  }

  /** Writes the row of the supply point whose readings came one after another, if there is one. */
  close(): void {
    if (this.cups === undefined) return;
    this.filas.fila(3);
    this.filas.codigo(this.cups);
    this.filas.booleano(this.enOrden);
    this.filas.numero(this.enOrden && this.serie.length > 1 ? this.anual() : null);
    this.cups = undefined;
    this.serie = [];
    this.enOrden = true;
  }

  /** The kWh of the last twelve months, scaled to 365 days. */
  private anual(): number | null {
    const inicio = this.serie.at(-1)!.hasta - DIAS_DE_UN_ANIO;
    const anual = consumoAnual(this.serie.slice(this.serie.findIndex(({ hasta }) => hasta > inicio)));
    if (!anual.ok) return null;
    const { filas, dias } = anual.value;
    const kwh = filas.reduce((suma, { activaKwh }) => suma + activaKwh[0]!, 0);
    return round((kwh * DIAS_DE_UN_ANIO) / dias, 3);
  }
}
