/** Upper bounds of the yearly consumption of each toll group, kWh (Circular CNMC 6/2020). */
const GRUPOS: readonly (readonly [peaje: string, hastaKwh: number])[] = [
  ['RL.1', 5_000],
  ['RL.2', 15_000],
  ['RL.3', 50_000],
  ['RL.4', 300_000],
  ['RL.5', 1_500_000],
  ['RL.6', 5_000_000],
  ['RL.7', 15_000_000],
  ['RL.8', 50_000_000],
  ['RL.9', 150_000_000],
  ['RL.10', 500_000_000],
];

/** The toll group of a supply of gas by what it uses in a year, kWh; a limit belongs to the lower group. */
export function peajeDeGas(consumoAnualKwh: number): string {
  return GRUPOS.find(([, hastaKwh]) => consumoAnualKwh <= hastaKwh)?.[0] ?? 'RL.11';
}
