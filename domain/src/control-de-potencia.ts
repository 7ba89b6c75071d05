import type { Tarifa } from './tarifas.ts';

/** What keeps a supply to its contracted power: an ICP cuts it off, a maximeter bills its excess. */
export const CONTROLES_DE_POTENCIA = ['icp', 'maximetro'] as const;

export type ControlDePotencia = (typeof CONTROLES_DE_POTENCIA)[number];

const POR_CODIGO: Readonly<Record<string, ControlDePotencia>> = { '1': 'icp', '2': 'maximetro' };

/** The control that a code of ATR table 51 names; undefined when nobody wrote one, or one of no table. */
export function controlDePotenciaDe(codigo: unknown): ControlDePotencia | undefined {
  return POR_CODIGO[
    String(codigo)
      .trim()
      .replace(/^0+(?=.)/, '')
  ];
}

/**
 * Whether the excess of a supply is billed. Where its control is not known, a 2.0TD is taken to have an ICP, as almost all
 * of them have, and any other tariff a maximeter, which is compulsory above 15 kW (Circular 3/2020 art. 9).
 */
export function billsExceso(tarifa: Tarifa, control: ControlDePotencia | undefined): boolean {
  return control === undefined ? tarifa !== '2.0TD' : control === 'maximetro';
}
