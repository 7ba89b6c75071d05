import { calculos } from '@vatio/contract/endpoints';
import { analyze, diaDe, importeDeFactores, type Producto, supuestosDe } from '@vatio/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareFacturas } from './comparativa.ts';
import { frasesDeExcedentes } from './pdf/excedentes.ts';

const fecha = diaDe(2026, 6, 30);
const supuestos = supuestosDe({ fecha, zona: 'peninsula', uso: 'vivienda', potenciaMaximaKw: 4.6 });

/** The first day of a month, counted from July 2025. */
const primeroDe = (i: number) => diaDe(2025 + Math.floor((i + 6) / 12), ((i + 6) % 12) + 1, 1);

/** A dwelling with panels over a year, whose surplus is that of each month. */
function estudio(excedentes: NonNullable<Producto['excedentes']>, kwh: readonly number[]) {
  const producto: Producto = {
    id: 'solar',
    nombre: 'Solar',
    comercializadora: 'Luz del Norte',
    tarifa: '2.0TD',
    vigencia: { desde: diaDe(2026, 1, 1) },
    feeEnergiaEurMwh: { minimo: 0, maximo: 15 },
    feePotenciaEurKwAnio: { minimo: 0, maximo: 5 },
    potenciaEurKwAnio: [30.1, 2.3],
    peajesIncluidos: true,
    tipo: 'fijo',
    energiaEurKwh: [0.19, 0.14, 0.09],
    excedentes,
  };
  const consumos = kwh.map((suyos, i) => ({
    desde: primeroDe(i) - 1,
    hasta: primeroDe(i + 1) - 1,
    activaKwh: [40.123, 51.7, 77.01],
    reactivaKvarh: [],
    maximetroKw: [],
    excedentesKwh: [suyos],
  }));
  const analisis = analyze({
    punto: {
      tarifa: '2.0TD',
      zona: 'peninsula',
      uso: 'vivienda',
      tipoMedida: 5,
      potenciasKw: [4.6, 4.6],
      potenciaEstudioKw: null,
      consumos,
      precioEnergiaEurKwh: [0.2, 0.15, 0.1],
      precioPotenciaEurKwAnio: [30, 1],
      precioExcedentesEurKwh: 0.04,
      alquilerEurMes: 0.81,
    },
    fecha,
    fees: { feeEnergiaEurMwh: 0, feePotenciaEurKwAnio: 0 },
    supuestos,
    productos: [producto],
  });
  if (!analisis.ok) throw new Error(analisis.issue.message);
  return analisis.value;
}

const facturaSchema = calculos.factura.response;

function comparada({ actual, ofertas: [oferta] }: ReturnType<typeof estudio>) {
  const read = (facturas: readonly object[]) =>
    facturas.map((factura) => {
      const { avisos, ...resto } = factura as { avisos?: unknown };
      return { ...resto, ...facturaSchema.parse(resto) };
    });
  return compareFacturas({
    actual: read(actual.facturas),
    oferta: read(oferta!.facturas),
    periodos: { potencia: 2, energia: 3 },
  });
}

const BATERIA = { cuotaEurMes: 1.99, caducidadMeses: 36, sobre: 'total' } as const;

describe('a proposal for a supply with panels', () => {
  test('has rows for surplus and for the virtual battery that multiply, and add up to the total', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.nat(60_000).map((n) => n / 100),
          { minLength: 12, maxLength: 12 },
        ),
        fc.constantFrom('total' as const, 'subtotal' as const),
        (kwh, sobre) => {
          const filas = comparada(
            estudio({ precioEurKwh: 0.07, tope: 'energia', bateriaVirtual: { ...BATERIA, sobre } }, kwh),
          );
          for (const lado of ['actual', 'oferta'] as const) {
            for (const { titulo, ...fila } of filas) {
              const { cantidad, precio, importeEur } = fila[lado];
              if (cantidad === null || precio === null) continue;
              expect([titulo, importeDeFactores(cantidad, precio)]).toEqual([titulo, importeEur]);
            }
            const de = (...conceptos: string[]) =>
              filas
                .filter(({ concepto }) => conceptos.includes(concepto))
                .reduce((suma, fila) => suma + (fila[lado].importeEur ?? 0), 0);
            const redondeo = de('redondeo');
            expect(Math.abs(redondeo)).toBeLessThan(1);
            expect(de('base-imponible', 'impuesto', 'bateria-en-total') + redondeo).toBeCloseTo(
              de('total'),
              6,
            );
          }
          const pagada = sobre === 'total' ? 'bateria-en-base' : 'bateria-en-total';
          expect(filas.some(({ concepto }) => concepto === pagada)).toBe(false);
        },
      ),
      { numRuns: 15 },
    );
  });

  test('says in words what the offer makes of them', () => {
    const kwh = new Array<number>(12).fill(500);
    const frases = (bateriaVirtual: typeof BATERIA | null, precioEurKwh = 0.07) => {
      const { ofertas, dias } = estudio({ precioEurKwh, tope: 'energia', bateriaVirtual }, kwh);
      const { excedentes } = ofertas[0]!;
      const caducidadMeses = bateriaVirtual?.caducidadMeses ?? null;
      return frasesDeExcedentes({
        dias,
        excedentes: excedentes && { ...excedentes, precioEurKwh, caducidadMeses },
      });
    };
    expect(frases(null)).toEqual([
      expect.stringMatching(
        /^Compensa .* \(6\.000 kWh en 365 días\) a 0,07.€\/kWh, .* Otros [\d,]+.€ pasan del tope/,
      ),
    ]);
    expect(frases(BATERIA)).toEqual([
      expect.stringContaining('Compensa'),
      expect.stringMatching(/cuesta 23,88.€ sin impuestos y caduca a los 36 meses: entran/),
    ]);
    expect(frases(null, 0)).toEqual(['No paga los excedentes de tu autoconsumo (6.000 kWh en 365 días).']);
    expect(frasesDeExcedentes({ dias: 365, excedentes: null })).toEqual([]);
  });
});
