/**
 * What is found of a bill: `cuenta` where its own data make another total, what differs from the contract, days without a bill
 * before it, days billed twice, a reading that is estimated, and prices that changed while the contract did not.
 */
export const HALLAZGOS = [
  'cuenta',
  'potencia',
  'precio-energia',
  'precio-potencia',
  'cambio-de-precio',
  'falta',
  'solape',
  'estimada',
] as const;

export type Hallazgo = {
  readonly clase: (typeof HALLAZGOS)[number];
  /** What the bill charges too much for it, € with taxes, negative where too little; null where it is no amount. */
  readonly importeEur: number | null;
  readonly texto: string;
};

/** What a bill is after its contract: with amounts beyond what the house lets pass, with something to look at, or right. */
export const REVISIONES = ['mal', 'avisos', 'bien'] as const;
export type Revision = (typeof REVISIONES)[number];

/** `mal` where the bill, or one thing of it, is further from the contract than the tolerance, €. */
export function revisionDe(hallazgos: readonly Hallazgo[], toleranciaEur: number): Revision {
  const beyond = (eur: number) => Math.abs(eur) > toleranciaEur + 1e-9;
  const importes = hallazgos.flatMap(({ importeEur }) => importeEur ?? []);
  if (importes.some(beyond) || beyond(importes.reduce((suma, eur) => suma + eur, 0))) return 'mal';
  return hallazgos.some(({ importeEur }) => importeEur === null) ? 'avisos' : 'bien';
}
