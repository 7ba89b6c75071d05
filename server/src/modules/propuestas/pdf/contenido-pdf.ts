import type { ocupacion, PuntoPropuesto, ResumenAnual } from '@vatio/contract';
import type { Personas } from '../tables.ts';

/** What is printed; nothing of it is internal. */
export type ContenidoPdf = {
  readonly codigo: string;
  readonly numero: number;
  readonly borrador: boolean;
  readonly fecha: Date;
  /** Last day on which it can be accepted. */
  readonly validaHasta: string;
  readonly mensaje: string;
  readonly personas: Personas;
  readonly resumen: ResumenAnual;
  readonly puntos: readonly PuntoPropuesto[];
  /** Of its supply points, those that have a contract of ours when it is printed; absent where it was printed before. */
  readonly ocupados?: readonly ocupacion.Ocupacion[];
};
