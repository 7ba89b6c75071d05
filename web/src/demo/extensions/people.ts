/** A person is a member of the sales team, with their rank in it this year. */
export type Person = {
  readonly email: string;
  readonly name: string;
  readonly website: string;
  readonly rank: number;
};

export const PEOPLE: readonly Person[] = [
  { email: 'marta.ros@brisa.example', name: 'Marta Ros Ferrer', website: 'brisa.example', rank: 1 },
  { email: 'ivan.gil@solana.example', name: 'Iván Gil Paz', website: 'solana.example', rank: 2 },
  { email: 'nuria.sanz@faro.example', name: 'Nuria Sanz Ibáñez', website: 'faro.example', rank: 3 },
  { email: 'pau.vidal@llum.example', name: 'Pau Vidal Serra', website: 'llum.example', rank: 4 },
  { email: 'ines.cano@rayo.example', name: 'Inés Cano Luna', website: 'rayo.example', rank: 5 },
  { email: 'jon.arregi@haize.example', name: 'Jon Arregi Mendi', website: 'haize.example', rank: 6 },
  { email: 'alba.prieto@veta.example', name: 'Alba Prieto Rey', website: 'veta.example', rank: 7 },
  { email: 'hugo.leal@duna.example', name: 'Hugo Leal Soto', website: 'duna.example', rank: 8 },
  { email: 'carmen.oya@molino.example', name: 'Carmen Oya Vega', website: 'molino.example', rank: 9 },
  { email: 'xoel.rios@marea.example', name: 'Xoel Ríos Castro', website: 'marea.example', rank: 10 },
];
