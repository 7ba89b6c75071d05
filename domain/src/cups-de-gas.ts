import { distribuidoraDe } from './distribuidoras.ts';
import { isPeajeDeGas } from './peaje-de-gas.ts';
import { TARIFAS_DE_SUMINISTRO, type TarifaDeSuministro } from './tarifas.ts';

/**
 * Codes of gas distributors, which share the form of the CUPS with those of electricity. The range has no official list in
 * public (U); the names are those of a public transcription (B).
 */
const NOMBRES: Readonly<Record<string, readonly string[]>> = {
  Nedgia: ['0203', ...codigos(217, 223), '0226', '0227', '0230', '0237', '0239'],
  Redexis: ['0202', '0204', '0205', '0206', '0208', '0209', '0225', '0228', '0238'],
  Nortegas: ['0201', ...codigos(211, 215), '0229'],
  'Madrileña Red de Gas': ['0234', '0236'],
  'Gas Extremadura': ['0207'],
};

const NOMBRE_POR_CODIGO = new Map(
  Object.entries(NOMBRES).flatMap(([nombre, suyos]) => suyos.map((codigo) => [codigo, nombre] as const)),
);

/** 0201 to 0240, but for those that a distributor of electricity is known to have. */
export const CODIGOS_DE_GAS: readonly string[] = codigos(201, 240).filter(
  (codigo) => !distribuidoraDe(codigo),
);

function codigos(desde: number, hasta: number): string[] {
  return Array.from({ length: hasta - desde + 1 }, (_, i) => String(desde + i).padStart(4, '0'));
}

/**
 * The gas distributor of a normalised CUPS, such as `Nedgia (0217)`, or its code alone where its name is not known; undefined
 * for a CUPS of electricity.
 */
export function distribuidoraDeGas(cups: string): string | undefined {
  const codigo = cups.slice(2, 6);
  if (!CODIGOS_DE_GAS.includes(codigo)) return undefined;
  const nombre = NOMBRE_POR_CODIGO.get(codigo);
  return nombre === undefined ? codigo : `${nombre} (${codigo})`;
}

/** The name of a gas distributor by its code; undefined where it is not known. */
export function nombreDeDistribuidoraDeGas(codigo: string): string | undefined {
  return NOMBRE_POR_CODIGO.get(codigo);
}

/** Whether a normalised CUPS is of a supply of gas. */
export function isCupsDeGas(cups: string): boolean {
  return distribuidoraDeGas(cups) !== undefined;
}

/** Says that a normalised CUPS is of gas; undefined for one of electricity. */
export function motivoDeGas(cups: string): string | undefined {
  const distribuidora = distribuidoraDeGas(cups);
  return distribuidora && `Es un CUPS de gas, de la distribuidora ${distribuidora}, y no de electricidad`;
}

/** Whether a tariff is of the energy that the distributor of a normalised CUPS brings. */
export function isTarifaDeCups(cups: string, tarifa: TarifaDeSuministro): boolean {
  return isPeajeDeGas(tarifa) === isCupsDeGas(cups);
}

/** The tariffs that a supply of a normalised CUPS may have. */
export function tarifasDeCups(cups: string): TarifaDeSuministro[] {
  return TARIFAS_DE_SUMINISTRO.filter((tarifa) => isTarifaDeCups(cups, tarifa));
}
