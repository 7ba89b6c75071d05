import { edp } from './edp.ts';
import { endesa } from './endesa.ts';
import type { Formato } from './formato.ts';
import { holaluz } from './holaluz.ts';
import { iberdrola } from './iberdrola.ts';
import { naturgy } from './naturgy.ts';
import { octopus } from './octopus.ts';
import { plenitude } from './plenitude.ts';
import { repsol } from './repsol.ts';
import { somEnergia } from './som-energia.ts';
import { totalenergies } from './totalenergies.ts';

/** The suppliers whose words are known; a bill of any other is read by the words that all of them share. */
export const FORMATOS: readonly Formato[] = [
  endesa,
  iberdrola,
  naturgy,
  repsol,
  totalenergies,
  edp,
  octopus,
  somEnergia,
  plenitude,
  holaluz,
];
