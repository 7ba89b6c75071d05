import { once } from 'node:events';
import type pg from 'pg';
import { type CopyStreamQuery, from } from 'pg-copy-streams';
import type { Carga } from '../fusion/preparacion.repository.ts';
import { CABECERA_BINARIA, FINAL_BINARIO, FilasBinarias } from './filas-binarias.ts';

/** A smaller write is not worth its system call. */
const BYTES_POR_ENVIO = 256 * 1024;
/** A COPY under way is a transaction and keeps VACUUM from the whole database, so none lasts long. */
const BYTES_POR_COPIA = 64 * 1024 ** 2;

/** Writes rows into a table of the connection, which can do nothing else until they are closed. */
export class Copia {
  readonly filas = new FilasBinarias();
  private readonly client: pg.Client;
  private readonly tabla: Carga;
  private copia: CopyStreamQuery | undefined;
  private enviados = 0;
  private fallo: Error | undefined;

  constructor(client: pg.Client, tabla: Carga) {
    this.client = client;
    this.tabla = tabla;
  }

  get hayQueEnviar(): boolean {
    return this.filas.escritos >= BYTES_POR_ENVIO;
  }

  /** Sends what has been written, when it is large enough. */
  async send(): Promise<void> {
    if (!this.hayQueEnviar) return;
    await this.write();
    if (this.enviados > BYTES_POR_COPIA) await this.finish();
  }

  /** Sends the rest; the next row starts another COPY. */
  async close(): Promise<void> {
    if (this.filas.escritos > 0) await this.write();
    await this.finish();
  }

  private async write(): Promise<void> {
    this.copia ??= this.begin();
    const trozo = this.filas.take();
    this.enviados += trozo.length;
    if (this.fallo) throw this.fallo;
    if (!this.copia.write(trozo)) await once(this.copia, 'drain');
  }

  private begin(): CopyStreamQuery {
    const copia = this.client.query(from(`COPY ${this.tabla} FROM STDIN (FORMAT binary)`));
    copia.on('error', (error) => {
      this.fallo = error;
    });
    copia.write(CABECERA_BINARIA);
    return copia;
  }

  private async finish(): Promise<void> {
    const { copia } = this;
    if (!copia) return;
    this.copia = undefined;
    this.enviados = 0;
    if (this.fallo) throw this.fallo;
    copia.end(FINAL_BINARIO);
    await once(copia, 'finish');
  }
}
