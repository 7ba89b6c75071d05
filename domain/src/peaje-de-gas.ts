/** Toll groups of a supply of gas (Circular CNMC 6/2020), each with the yearly consumption up to which it reaches, kWh. */
const HASTA_KWH = {
  'RL.1': 5_000,
  'RL.2': 15_000,
  'RL.3': 50_000,
  'RL.4': 300_000,
  'RL.5': 1_500_000,
  'RL.6': 5_000_000,
  'RL.7': 15_000_000,
  'RL.8': 50_000_000,
  'RL.9': 150_000_000,
  'RL.10': 500_000_000,
  'RL.11': Number.POSITIVE_INFINITY,
};

export type PeajeDeGas = keyof typeof HASTA_KWH;

/** From the least consumption to the most. */
export const PEAJES_DE_GAS = Object.keys(HASTA_KWH) as readonly PeajeDeGas[];

/** The toll group of a supply of gas by what it uses in a year, kWh; a limit belongs to the lower group. */
export function peajeDeGas(consumoAnualKwh: number): PeajeDeGas {
  return PEAJES_DE_GAS.find((peaje) => consumoAnualKwh <= HASTA_KWH[peaje]) ?? 'RL.11';
}

/** The yearly consumption of a toll group, kWh: above the first figure and up to the second, which the last group lacks. */
export function consumoDePeaje(peaje: PeajeDeGas): {
  readonly desdeKwh: number;
  readonly hastaKwh: number | null;
} {
  const anterior = PEAJES_DE_GAS[PEAJES_DE_GAS.indexOf(peaje) - 1];
  const hastaKwh = HASTA_KWH[peaje];
  return {
    desdeKwh: anterior === undefined ? 0 : HASTA_KWH[anterior],
    hastaKwh: Number.isFinite(hastaKwh) ? hastaKwh : null,
  };
}

/** Whether a text names a toll group as a bill of gas does (`RL.2`). */
export function isPeajeDeGas(texto: string): texto is PeajeDeGas {
  return Object.hasOwn(HASTA_KWH, texto);
}
