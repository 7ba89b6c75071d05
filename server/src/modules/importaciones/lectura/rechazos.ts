import type { Rechazo } from '@vatio/domain';

export type FilaRechazada = {
  readonly fichero: string;
  readonly linea: number;
  readonly motivo: string;
  readonly texto: string;
};

/** Beyond this number, rejected rows are only counted. */
export const MAX_RECHAZOS = 10_000;

export class Rechazos {
  readonly filas: FilaRechazada[] = [];
  private contados = 0;

  /** The total includes rows that are not kept. */
  get total(): number {
    return this.contados;
  }

  get lleno(): boolean {
    return this.filas.length >= MAX_RECHAZOS;
  }

  add(fichero: string, { linea, motivo, texto }: Omit<Rechazo, 'tipo'>): void {
    this.contados++;
    this.list(fichero, { linea, motivo, texto });
  }

  /** Counts rows that will be listed once their lines have been found. */
  count(filas: number): void {
    this.contados += filas;
  }

  list(fichero: string, { linea, motivo, texto }: Omit<Rechazo, 'tipo'>): void {
    if (!this.lleno) this.filas.push({ fichero, linea, motivo, texto });
  }
}
