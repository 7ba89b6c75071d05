export type Company = {
  readonly name: string;
  /** The email is the one in the company's invoices, which the list is searched by. */
  readonly email: string;
  readonly kind: 'retail' | 'industry' | 'farming' | 'health';
  readonly visits: number;
  readonly period: 'day' | 'week' | 'month';
  readonly revenueEur: number;
  /** The change of its purchases over the month before: 0.12 is 12 % more. */
  readonly change: number;
};

/** These companies are clients of the sample invoices. */
export const COMPANIES: readonly Company[] = [
  {
    name: 'Carpintería Alto Tajo',
    email: 'alejandra.ramos@carpinteriaaltotajo.example',
    kind: 'industry',
    visits: 234,
    period: 'day',
    revenueEur: 3_173,
    change: 0.68,
  },
  {
    name: 'Viveros Puente Viejo',
    email: 'paula.pacheco@viverospuenteviejo.example',
    kind: 'farming',
    visits: 78,
    period: 'week',
    revenueEur: 5_263,
    change: 0.97,
  },
  {
    name: 'Clínica La Solana',
    email: 'patricia.rovira@clinicalasolana.example',
    kind: 'health',
    visits: 142,
    period: 'week',
    revenueEur: 5_033,
    change: 0.12,
  },
  {
    name: 'Ferretería Valdeluz',
    email: 'mercedes.calvo@ferreteriavaldeluz.example',
    kind: 'retail',
    visits: 264,
    period: 'day',
    revenueEur: 3_723,
    change: -0.18,
  },
  {
    name: 'Bodegas Los Olmos',
    email: 'roberto.roman@bodegaslosolmos.example',
    kind: 'farming',
    visits: 695,
    period: 'month',
    revenueEur: 5_487,
    change: 0.41,
  },
  {
    name: 'Farmacia Miralrío',
    email: 'gabriel.reyes@farmaciamiralrio.example',
    kind: 'health',
    visits: 86,
    period: 'day',
    revenueEur: 2_330,
    change: -0.06,
  },
  {
    name: 'Conservas San Telmo',
    email: 'amparo.redondo@conservassantelmo.example',
    kind: 'industry',
    visits: 482,
    period: 'month',
    revenueEur: 2_906,
    change: 0.25,
  },
];
