import { type Dia, diaDe } from '../fecha.ts';

/** What each tax of a month may turn out to be, in words for whoever has to say it. */
type LecturasPendientes = { readonly iee: string; readonly iva: string };

/**
 * November and December 2026 (RDL 25/2026 arts. 18–21, BOE-A-2026-20265): both taxes are lowered only if the
 * electricity CPI (INE, 04.5.1.0) of the month given rose more than 15 % on a year before. The outcome is not in the
 * tables, so both readings are shown and the bill asks for its rates.
 */
const MESES = [
  { desde: diaDe(2026, 11, 1), hasta: diaDe(2026, 11, 30), ipc: 'septiembre', publicado: '14-10-2026' },
  { desde: diaDe(2026, 12, 1), hasta: diaDe(2026, 12, 31), ipc: 'octubre', publicado: '13-11-2026' },
] as const;

/** Both readings of a day of those months; undefined for any other day. */
export function lecturasPendientes(dia: Dia): LecturasPendientes | undefined {
  const mes = MESES.find(({ desde, hasta }) => dia >= desde && dia <= hasta);
  if (!mes) return undefined;
  const condicion = `si el IPC de la electricidad de ${mes.ipc}, publicado el ${mes.publicado}, subió más del 15 %`;
  return {
    iee: `0,5 % ${condicion}, y 5,11269632 % si no; RDL 25/2026`,
    iva: `10 % ${condicion}, y 21 % si no; RDL 25/2026`,
  };
}
