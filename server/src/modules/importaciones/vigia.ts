import type { Db } from '../../platform/database.ts';
import { Cancelada } from './fusion/fusion.ts';
import type { ReadingProgress } from './lectura/lectura.ts';
import { type Avance, fueCancelada, saveAvance } from './trabajo.repository.ts';

const CADA_MS = 350;

/** Reports the progress of an import while it is done, and notices that it has been cancelled. */
export class Vigia {
  readonly progress: ReadingProgress = { bytesLeidos: 0, filas: 0, rechazadas: 0 };
  readonly signal: AbortSignal;
  private readonly db: Db;
  private readonly id: string;
  private readonly bytes: number;
  private readonly aborto = new AbortController();
  private readonly empezada = performance.now();
  private readonly reloj: NodeJS.Timeout;
  private estado: Avance['estado'] = 'leyendo';
  private ultimo = '';
  private mirando: Promise<void> | undefined;

  /** `bytes` is the size of all the files; `parada` stops the import as a cancellation does. */
  constructor(db: Db, id: string, bytes: number, parada: AbortSignal) {
    this.db = db;
    this.id = id;
    this.bytes = bytes;
    this.signal = AbortSignal.any([this.aborto.signal, parada]);
    this.reloj = setInterval(() => {
      this.mirando ??= this.look().finally(() => {
        this.mirando = undefined;
      });
    }, CADA_MS);
  }

  /** Records that the reading is over and the merge begins. */
  async save(): Promise<void> {
    this.estado = 'guardando';
    await this.mirando;
    await this.look();
    this.signal.throwIfAborted();
  }

  async close(): Promise<void> {
    clearInterval(this.reloj);
    await this.mirando;
  }

  private async look(): Promise<void> {
    const { estado, progress, ultimo } = this;
    const ahora = `${estado} ${progress.bytesLeidos} ${progress.filas}`;
    try {
      const avance = { estado, ...progress, ...this.ritmo() };
      const escrito = ahora !== ultimo && (await saveAvance(this.db, this.id, avance));
      this.ultimo = ahora;
      if (!escrito && (await fueCancelada(this.db, this.id))) this.aborto.abort(new Cancelada());
    } catch {
      // Without the database the import itself fails and gives the reason.
    }
  }

  private ritmo(): Pick<Avance, 'filasPorSegundo' | 'segundosRestantes'> {
    const { bytes, estado, progress } = this;
    const segundos = (performance.now() - this.empezada) / 1000;
    const restantes = ((bytes - progress.bytesLeidos) * segundos) / progress.bytesLeidos;
    return {
      filasPorSegundo: segundos > 0 ? progress.filas / segundos : null,
      segundosRestantes: estado === 'leyendo' && Number.isFinite(restantes) ? Math.max(0, restantes) : null,
    };
  }
}
