import { type ControlDePotencia, controlDePotenciaDe } from './control-de-potencia.ts';
import { significadoSips } from './ficheros/codigos-sips.ts';

/** What the distributor's file says of a supply that decides what may be sold to it. */
export type CondicionDeSuministro = {
  /** The reason why nobody can take out a contract for it; absent when they can. */
  readonly noContratable?: string;
  readonly conAutoconsumo: boolean;
  /** The kind of self-consumption as the sheet's table has it, with its code; absent without any. */
  readonly autoconsumo?: string;
  /** Absent when the sheet does not say. */
  readonly controlPotencia?: ControlDePotencia;
};

/** `00` is no self-consumption; `0C` was taken out of a shared facility (ATR table 113). */
const SIN_AUTOCONSUMO: readonly unknown[] = [undefined, null, '', '0', '00', '0C', 'N'];

/** The file writes S or N (ATR table 26); some suppliers write 1 or 0. */
const NO: readonly unknown[] = ['N', '0', 'NO', false, 0];

/**
 * What the codes of the SIPS sheet, as the readers of files name them, say of selling to the supply (ATR tables 26
 * and 113). Without a sheet nothing stands in the way.
 */
export function condicionDeSuministro(
  datos: Readonly<Record<string, unknown>> | null | undefined,
): CondicionDeSuministro {
  const { codigoContratable, motivoNoContratable, codigoAutoconsumo, codigoModoControlPotencia } =
    datos ?? {};
  const conAutoconsumo = !SIN_AUTOCONSUMO.includes(enMayusculas(codigoAutoconsumo));
  const controlPotencia = controlDePotenciaDe(codigoModoControlPotencia);
  const condicion = {
    conAutoconsumo,
    ...(conAutoconsumo && { autoconsumo: describeAutoconsumo(String(codigoAutoconsumo)) }),
    ...(controlPotencia && { controlPotencia }),
  };
  if (!NO.includes(enMayusculas(codigoContratable))) return condicion;
  const motivo = motivoNoContratable ? ` (motivo ${motivoNoContratable})` : '';
  const noContratable = `La distribuidora dice que el suministro no es contratable${motivo}`;
  return { ...condicion, noContratable };
}

function describeAutoconsumo(codigo: string): string {
  const significado = significadoSips('codigoAutoconsumo', codigo);
  return significado === undefined ? `código ${codigo}` : `código ${codigo}, ${significado.toLowerCase()}`;
}

function enMayusculas(codigo: unknown): unknown {
  return typeof codigo === 'string' ? codigo.trim().toUpperCase() : codigo;
}
