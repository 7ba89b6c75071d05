/** What a field of the bill is called, its unit and its decimals, by its name without the number of its period. */
type Nombre = { readonly clave: string; readonly unidad?: string; readonly decimales: number };

const NOMBRES: Readonly<Record<string, Nombre>> = {
  consumos: { clave: 'consumo', unidad: 'kWh', decimales: 3 },
  potencias: { clave: 'potencia', unidad: 'kW', decimales: 3 },
  maximetros: { clave: 'maximetro', unidad: 'kW', decimales: 3 },
  'precios.energia': { clave: 'precioEnergia', unidad: '€/kWh', decimales: 6 },
  'precios.potencia': { clave: 'precioPotencia', unidad: '€/kW·año', decimales: 6 },
  'precios.potenciaPorDia': { clave: 'precioPotencia', unidad: '€/kW·día', decimales: 6 },
  'alquiler.porDia': { clave: 'alquiler', unidad: '€/día', decimales: 6 },
  'alquiler.importe': { clave: 'alquiler', unidad: '€', decimales: 2 },
  'bonoSocial.porDia': { clave: 'bonoSocial', unidad: '€/día', decimales: 6 },
  'bonoSocial.importe': { clave: 'bonoSocial', unidad: '€', decimales: 2 },
  'descuentos.importe': { clave: 'descuento', unidad: '€', decimales: 2 },
  'otros.importe': { clave: 'otro', unidad: '€', decimales: 2 },
  'excedentes.energiaKwh': { clave: 'excedentes', unidad: 'kWh', decimales: 3 },
  'excedentes.precioEurKwh': { clave: 'precioExcedentes', unidad: '€/kWh', decimales: 6 },
  total: { clave: 'total', unidad: '€', decimales: 2 },
};

const POR_PERIODO = new Set([
  'consumos',
  'potencias',
  'maximetros',
  'precios.energia',
  'precios.potencia',
  'precios.potenciaPorDia',
]);

export type CampoNombrado = {
  readonly clave: string;
  readonly unidad: string | undefined;
  readonly decimales: number;
  /** P1, or the number of one among several of its kind. */
  readonly detalle: string;
};

/** `consumos.0` → Consumo P1, in kWh. */
export function nombreDe(nombre: string): CampoNombrado {
  const tramo = /^tramos\.(\d+)\./.exec(nombre);
  const propio = nombre.slice(tramo?.[0].length ?? 0);
  const base = propio.replace(/\.\d+(?=\.|$)/, '');
  const numero = /\.(\d+)(?=\.|$)/.exec(propio)?.[1];
  const { clave, unidad, decimales } = NOMBRES[base] ?? { clave: base.replaceAll('.', '-'), decimales: 6 };
  const detalle =
    numero === undefined ? '' : POR_PERIODO.has(base) ? `P${Number(numero) + 1}` : `${Number(numero) + 1}`;
  return { clave, unidad, decimales, detalle: tramo ? `${detalle} · ${Number(tramo[1]) + 1}` : detalle };
}

/** Fields that the calculation needs, of a tariff with so many periods. */
export function necesarios(
  periodos: { readonly energia: number; readonly potencia: number },
  porAnio: boolean,
): readonly string[] {
  const lista = (nombre: string, n: number) => Array.from({ length: n }, (_, i) => `${nombre}.${i}`);
  return [
    'desde',
    'hasta',
    ...lista('potencias', periodos.potencia),
    ...lista(porAnio ? 'precios.potencia' : 'precios.potenciaPorDia', periodos.potencia),
    ...lista('consumos', periodos.energia),
    ...lista('precios.energia', periodos.energia),
    'total',
  ];
}
