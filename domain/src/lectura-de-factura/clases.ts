/** What a line of a bill with an amount is. */
export type Clase =
  | 'potencia'
  | 'peaje-potencia'
  | 'energia'
  | 'peaje-energia'
  | 'excesos'
  | 'reactiva'
  | 'descuento'
  | 'excedentes'
  | 'bono-social'
  | 'iee'
  | 'alquiler'
  | 'impuesto'
  | 'otros'
  | 'suma'
  | 'total'
  | 'ajena';

/** Whether all words of one of the lists stand in a line, without accents or capitals; the first that fits decides. */
const CLASES: readonly { readonly clase: Clase; readonly forma: RegExp }[] = [
  // What a bill tells besides: other bills, other periods, what its money is for.
  {
    clase: 'ajena',
    forma:
      /factura anterior|mes anterior|ano anterior|periodo anterior|pendiente|acumulad|ultim[oa]s?\b|\banual|\bmedi[oa]\b|historic|ahorrad|ahorro (?:de|anual|estimado)|destino|corresponde|incentivo|a titulo informativo|informativ|de los cuales|estimad[oa] (?:anual|de)|saldo|monedero|penalizacion|coste evitado|con la tarifa regulada|sin descuento|iva incluid|con iva|fecha de (?:cargo|cobro|vencimiento)|hasta el dia|vencimiento|huella|emisiones|telefono|atencion/,
  },
  { clase: 'suma', forma: /base imponible|^base\b|subtotal|sub-total/ },
  {
    clase: 'impuesto',
    forma:
      /(?<![a-z])(?:i\.?v\.?a\.?|igic|i\.?p\.?s\.?i\.?)(?![a-z])|impuesto (?:general indirecto|sobre el valor)/,
  },
  {
    clase: 'iee',
    forma:
      /(?:impuesto|imp\.?|imto\.?)\s*(?:especial\s*)?(?:sobre\s*|de\s*|s\/\s*)?(?:la\s*)?(?:electr|elect)|(?<![a-z])ie[e]?(?![a-z])|impuesto electrico/,
  },
  { clase: 'bono-social', forma: /bono social/ },
  { clase: 'alquiler', forma: /alquiler|(?:equipos?|contador) de medida|alq\.? / },
  { clase: 'excedentes', forma: /excedent|compensacion|vertid|autoconsumo/ },
  { clase: 'descuento', forma: /descuento|\bdto\b|promocion|bonificacion|rebaja/ },
  { clase: 'excesos', forma: /exceso/ },
  { clase: 'reactiva', forma: /reactiva|kvarh/ },
  {
    clase: 'suma',
    forma:
      /(?:total|importe|suma|subtotal|coste)\s.*(?:potencia|energia|electricidad|consumo|fijo|variable|servicios|conceptos|impuestos|regulad|termino)|^total (?:potencia|energia|electricidad|luz|servicios|otros|impuestos|bruto|neto|iva)|^servicios y otros|^impuestos(?: y otros)?\b|^otros conceptos\b|^energia electrica\b|^electricidad\b/,
  },
  {
    clase: 'total',
    forma:
      /(?:^|\W)total(?:\s|$|:)|importe (?:total )?(?:de (?:la|su|tu|esta) )?factura|a pagar|importe a (?:abonar|cargar|pagar)/,
  },
];

/** The tolls of distribution and the charges of the system, where a supplier prints them apart from its own prices. */
export const DE_PEAJES = /peaje|cargo(?:s)?\b|\batr\b|acceso/;

/** Maxima are what was demanded, and no contracted power. */
export const DE_MAXIMOS = /maxim|demandad|registrad/;

export type ReglasDeClase = typeof CLASES;

/** By the supplier's own words first, and then by everybody's. */
export function claseDe(llano: string, propias: ReglasDeClase = []): Clase | undefined {
  return [...propias, ...CLASES].find(({ forma }) => forma.test(llano))?.clase;
}

/** The period that a line names, 1 for P1; undefined where it names none or several. */
export function periodoDe(llano: string, magnitud: 'potencia' | 'energia'): number | undefined {
  const numeros = new Set(
    [...llano.matchAll(/(?<![a-z\d])(?:p\s?|periodo\s|per\.?\s)([1-6])(?![\d.,])/g)].map(([, n]) =>
      Number(n),
    ),
  );
  if (numeros.size === 1) return [...numeros][0];
  if (numeros.size > 1) return undefined;
  const valle = magnitud === 'potencia' ? 2 : 3;
  const nombres: readonly (readonly [RegExp, number])[] =
    magnitud === 'potencia'
      ? [
          [/punta\s*[-/y]?\s*llano|punta/, 1],
          [/valle/, valle],
        ]
      : [
          [/punta/, 1],
          [/llano/, 2],
          [/valle/, valle],
        ];
  const hallados = new Set(nombres.filter(([forma]) => forma.test(llano)).map(([, n]) => n));
  return hallados.size === 1 ? [...hallados][0] : undefined;
}
