import { calculos, type PuntoPropuesto, type ResponseOf } from '@vatio/contract/endpoints';
import {
  calculateFactura,
  diaDe,
  type EntradaFactura,
  type Factura,
  periodosDe,
  round,
  TARIFAS,
} from '@vatio/domain';
import fc from 'fast-check';
import { compareFacturas, compareMonths } from './comparativa.ts';

/** A figure from 0 up with that many decimals. */
function cifra(maximo: number, decimales: number) {
  return fc.integer({ min: 0, max: maximo * 10 ** decimales }).map((entero) => entero / 10 ** decimales);
}

const porPeriodos = (cuantos: number, cifras: fc.Arbitrary<number>) =>
  fc.array(cifras, { minLength: cuantos, maxLength: cuantos });

/** A supplier's prices with a fee on top, with peajes and cargos inside or apart, and possible discounts. */
function precios(energia: number, potencia: number, conTablas: boolean) {
  return fc.record({
    energiaEurKwh: porPeriodos(energia, cifra(0.4, 6)),
    // A product that passes power on at cost has no power price of its own, so that only the fee would be
    // printed.
    potenciaEurKwAnio: fc.oneof(
      fc.constant(Array<number>(potencia).fill(1)),
      porPeriodos(potencia, cifra(60, 6)),
    ),
    peajesIncluidos: conTablas ? fc.boolean() : fc.constant(true),
    feeEnergiaEurMwh: cifra(20, 3),
    descuento: fc.option(cifra(1, 2)),
    excedentes: fc.option(
      fc.record({
        energiaKwh: cifra(3000, 2),
        precioEurKwh: cifra(0.3, 4),
        tope: conTablas
          ? fc.constantFrom('energia' as const, 'energia-sin-peajes' as const)
          : fc.constant('energia' as const),
      }),
    ),
  });
}

type Precios = typeof precios extends (...numeros: never[]) => fc.Arbitrary<infer P> ? P : never;
type Suministro = Pick<EntradaFactura, 'tarifa' | 'potenciasKw'> & {
  readonly desde: number;
  readonly meses: readonly {
    readonly dias: number;
    readonly consumosKwh: number[];
    readonly excesoKw: number;
    readonly reactivaKvarh: number[];
  }[];
};

/**
 * A supply of any tariff with up to fourteen bills, today's contract, and an offer that may change its powers.
 */
export const OFERTAS = fc.constantFrom(...TARIFAS).chain((tarifa) => {
  const [energia, potencia] = [periodosDe(tarifa, 'energia'), periodosDe(tarifa, 'potencia')];
  // For the charging tariffs, neither peajes nor excess terms were published for the whole of these years.
  const conTablas = !tarifa.endsWith('VE');
  const tope = tarifa === '2.0TD' ? 15 : 400;
  const potencias = fc
    .tuple(cifra(tope - 1, 3), cifra(1, 3))
    .map(([kw, mas]) =>
      Array.from({ length: potencia }, (_, i) => round(kw + (i / potencia) * mas + 0.1, 3)),
    );
  const suministro: fc.Arbitrary<Suministro> = fc.record({
    tarifa: fc.constant(tarifa),
    potenciasKw: potencias,
    desde: fc.integer({ min: diaDe(2023, 12, 1), max: diaDe(2025, 10, 1) }),
    meses: fc.array(
      fc.record({
        dias: fc.integer({ min: 20, max: 40 }),
        consumosKwh: porPeriodos(energia, fc.oneof(fc.constant(0), cifra(60_000, 3))),
        excesoKw: cifra(30, 0),
        reactivaKvarh: porPeriodos(energia, cifra(40_000, 2)),
      }),
      { minLength: 1, maxLength: 14 },
    ),
  });
  return fc
    .record({
      suministro,
      hoy: precios(energia, potencia, conTablas),
      oferta: precios(energia, potencia, conTablas),
      otras: fc.option(potencias),
    })
    .map(({ suministro: punto, hoy, oferta, otras }) => ({
      actual: facturasDe(punto, hoy),
      oferta: facturasDe({ ...punto, potenciasKw: otras ?? punto.potenciasKw }, oferta),
      periodos: { potencia, energia },
      potenciasKw: punto.potenciasKw,
      otras,
    }));
});

export type OfertaGenerada = typeof OFERTAS extends fc.Arbitrary<infer O> ? O : never;

function facturasDe({ tarifa, potenciasKw, desde, meses }: Suministro, dichos: Precios): Factura[] {
  const { feeEnergiaEurMwh, descuento, excedentes, energiaEurKwh, ...resto } = dichos;
  let dia = desde;
  return meses.map(({ dias, consumosKwh, excesoKw, reactivaKvarh }) => {
    const apertura = dia;
    dia += dias;
    const entrada: EntradaFactura = {
      tarifa,
      potenciasKw,
      consumosKwh,
      reactivaKvarh,
      desde: apertura,
      hasta: dia,
      zona: 'peninsula',
      uso: 'otros',
      tipoMedida: 4,
      iee: { tipo: 0.0511269632 },
      impuesto: { tipo: 0.21 },
      bonoSocial: { eurDia: 0.01 },
      alquiler: { eurMes: 1.36 },
      precios: {
        ...resto,
        energiaEurKwh: energiaEurKwh.map((precio) => round(precio + feeEnergiaEurMwh / 1000, 9)),
      },
      ...(excedentes && { excedentes }),
      ...(descuento !== null && {
        descuentos: [{ texto: 'Bienvenida', sobre: 'energia', importeEur: descuento } as const],
      }),
    };
    const kw = potenciasKw.map((contratada) => round(contratada + excesoKw, 0));
    const conExcesos = calculateFactura({ ...entrada, demanda: { tipo: 'maximetro', kw } });
    // A tariff without a published excess term on those days bills no excess, and neither does a limiter.
    const factura = conExcesos.ok && tarifa !== '2.0TD' ? conExcesos : calculateFactura(entrada);
    if (!factura.ok) throw new Error(factura.issue.message);
    return factura.value;
  });
}

/** The point as a client would read it. */
export function puntoDeOferta(generada: OfertaGenerada): PuntoPropuesto {
  const { periodos, potenciasKw, otras } = generada;
  const facturas = { ...enJson(generada), periodos };
  const comparativa = compareFacturas(facturas);
  const preciosDe = (termino: 'potencia' | 'energia', lado: 'actual' | 'oferta') =>
    comparativa.filter(({ concepto }) => concepto === termino).map((fila) => fila[lado].precio ?? 0);
  return {
    cups: 'ES0021000000000001JX',
    direccion: null,
    codigoPostal: null,
    municipio: null,
    distribuidora: null,
    tarifa: '3.0TD',
    comercializadora: 'Luz del Norte',
    producto: 'Fijo 12',
    tipo: 'fijo',
    duracionMeses: 12,
    permanencia: false,
    prorroga: true,
    renovable: true,
    peajesIncluidos: false,
    fecha: '2026-01-31',
    preciosHasta: null,
    potenciasKw: [...potenciasKw],
    potenciaPropuestaKw: otras,
    precioEnergiaEurKwh: preciosDe('energia', 'oferta'),
    precioPotenciaEurKwAnio: preciosDe('potencia', 'oferta'),
    precioActualEnergiaEurKwh: preciosDe('energia', 'actual'),
    precioActualPotenciaEurKwAnio: preciosDe('potencia', 'actual'),
    dias: generada.actual.reduce((suma, { dias }) => suma + dias, 0),
    resumen: { actualAnualEur: 2, ofertaAnualEur: 1, ahorroAnualEur: 1, ahorroPct: 50, consumoAnualKwh: 1 },
    precioMedioActualEurMwh: null,
    precioMedioOfertaEurMwh: null,
    comparativa,
    meses: compareMonths(facturas),
    supuestos: { ieeTipo: 0.0511269632, impuestoTipo: 0.21, bonoSocialEurAnio: 3.65, pendientes: [] },
    aproximado: false,
    avisos: [],
  };
}

type Guardada = ResponseOf<typeof calculos.factura>;

/** The bills as a saved analysis keeps them. */
export function enJson({ actual, oferta }: Pick<OfertaGenerada, 'actual' | 'oferta'>): {
  actual: Guardada[];
  oferta: Guardada[];
} {
  const read = ({ avisos, ...factura }: Factura) => calculos.factura.response.parse(factura);
  return { actual: actual.map(read), oferta: oferta.map(read) };
}

/** What rounding can add up to at most: half a cent for each line and tax of the bills, and for each row. */
export function redondeoPosible(generada: OfertaGenerada, lado: 'actual' | 'oferta', filas: number): number {
  const facturas = enJson(generada)[lado];
  const redondeadas = facturas.flatMap(({ lineas, impuestos }) => [...lineas, ...impuestos]).length + filas;
  // The tax of what was rounded before it is less than the same again.
  return 0.005 * redondeadas * 2;
}
