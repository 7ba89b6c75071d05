import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZONAS } from '../calendario.ts';
import { totalLado } from '../estudio/lado.ts';
import { calculateFactura, type Factura, partesSinPrecio } from '../factura.ts';
import { diaDe } from '../fecha.ts';
import { periodosDe, type Tarifa } from '../tarifas.ts';
import type { EntradaFactura } from './entrada.ts';
import { plantillaDe } from './plantilla.ts';
import { billOrThrow, lineasDe } from './test-suministro.ts';

const CON_TABLAS: readonly Tarifa[] = ['2.0TD', '3.0TD', '6.1TD', '6.2TD', '6.3TD', '6.4TD'];

/** A number of up to `decimales` decimals between 0 and `tope`. */
const cifra = (tope: number, decimales: number) =>
  fc.nat(tope * 10 ** decimales).map((n) => Number((n / 10 ** decimales).toFixed(decimales)));

const lista = (valor: fc.Arbitrary<number>, largo: number) =>
  fc.array(valor, { minLength: largo, maxLength: largo });

/** Bills that every table reaches: readings from 2022 to October 2026, bono social stated. */
const bill: fc.Arbitrary<EntradaFactura> = fc.constantFrom(...CON_TABLAS).chain((tarifa) => {
  const [nEnergia, nPotencia] = [periodosDe(tarifa, 'energia'), periodosDe(tarifa, 'potencia')];
  const precioEnergia = lista(cifra(1, 6), nEnergia);
  const precioPotencia = lista(cifra(60, 6), nPotencia);
  return fc
    .record({
      zona: fc.constantFrom(...ZONAS),
      uso: fc.constantFrom('vivienda' as const, 'otros' as const),
      desde: fc.integer({ min: diaDe(2022, 1, 1), max: diaDe(2026, 8, 1) }),
      dias: fc.integer({ min: 1, max: 90 }),
      potenciasKw: lista(cifra(100, 3), nPotencia).filter((kw) => kw.some((valor) => valor > 0)),
      consumosKwh: lista(cifra(20_000, 2), nEnergia),
      reactivaKvarh: fc.option(lista(cifra(9000, 2), nEnergia), { nil: undefined }),
      energiaEurKwh: precioEnergia,
      potenciaEurKwAnio: precioPotencia,
      peajesIncluidos: fc.boolean(),
      bonoSocial: fc.constantFrom(null, { eurDia: 0.0191 }, { importeEur: 0.59 }),
      alquiler: fc.constantFrom(undefined, { eurDia: 0.0266 }, { eurMes: 1.36 }, { importeEur: 12.3 }),
      iee: fc.constantFrom(undefined, { tipo: 0.05 }, { reduccion: 0.85 }, { baseIncluyeBonoSocial: false }),
      excedentes: fc.option(fc.record({ energiaKwh: cifra(5000, 2), precioEurKwh: cifra(1, 4) }), {
        nil: undefined,
      }),
      porUno: cifra(1, 2),
      redondeo: fc.constantFrom('linea' as const, 'termino' as const, 'final' as const),
    })
    .map(({ dias, energiaEurKwh, potenciaEurKwAnio, peajesIncluidos, porUno, ...resto }) => ({
      ...resto,
      tarifa,
      hasta: resto.desde + dias,
      precios: { energiaEurKwh, potenciaEurKwAnio, peajesIncluidos },
      descuentos: [{ texto: 'Descuento', sobre: 'energia', porUno }],
    }));
});

const euros = (valores: readonly number[]) =>
  Math.round(valores.reduce((suma, valor) => suma + valor, 0) * 100) / 100;

describe('any bill', () => {
  it('has the same totals with its lines and without them', () => {
    fc.assert(
      fc.property(bill, fc.boolean(), (entrada, sinAjustes) => {
        const cambiada = sinAjustes ? { ...entrada, descuentos: [], excedentes: undefined } : entrada;
        const partes = partesSinPrecio(cambiada);
        if (!partes.ok) throw new Error(partes.issue.message);
        const preparado = {
          entrada: cambiada,
          partes: partes.value,
          plantilla: plantillaDe(cambiada, partes.value),
          excesosConocidos: true,
        };
        const { lineas, avisos, otros, noSujeto, ...conLineas } = billOrThrow(cambiada);
        const lado = totalLado([preparado], cambiada.precios);
        expect(lado).toEqual({ ok: true, value: { totales: conLineas, facturas: [] } });
      }),
    );
  });

  it('adds up: lines into terms, terms into the base, base and taxes into the total', () => {
    fc.assert(
      fc.property(bill, (entrada) => {
        const f = billOrThrow({ ...entrada, redondeo: 'linea' });
        const suma = (...conceptos: readonly string[]) =>
          euros(f.lineas.filter((l) => conceptos.includes(l.concepto)).map((l) => l.importe));
        expect(f.terminoPotencia).toBe(suma('potencia', 'peaje-potencia', 'cargo-potencia'));
        expect(f.terminoEnergia).toBe(suma('energia', 'peaje-energia', 'cargo-energia'));
        expect(f.reactiva).toBe(suma('reactiva'));
        expect(f.descuentos).toBe(suma('descuento'));
        expect(f.compensacion).toBe(suma('compensacion-excedentes'));
        expect(f.bonoSocial).toBe(suma('bono-social'));
        expect(f.iee).toBe(suma('iee'));
        expect(f.alquiler).toBe(suma('alquiler'));
        expect(f.baseImponible).toBe(euros(f.lineas.map((l) => l.importe)));
        expect(f.total).toBe(euros([f.baseImponible, ...f.impuestos.map((i) => i.cuota)]));
        expect(euros(f.impuestos.map((i) => i.base))).toBe(f.baseImponible);
      }),
    );
  });

  it('lets a screen write the formula of each line', () => {
    fc.assert(
      fc.property(bill, (entrada) => {
        for (const linea of billOrThrow(entrada).lineas) {
          const { cantidad, precio, factor = 1, dias = 1, divisor = 1 } = linea;
          const formula = (cantidad * precio * factor * dias) / divisor;
          // The quantity is printed with six decimals, so half a cent and the binary noise.
          expect(Math.abs(formula - linea.importe), JSON.stringify(linea)).toBeLessThan(0.005001);
        }
      }),
    );
  });

  it('has no figure that is not a number, and no surplus over the energy', () => {
    fc.assert(
      fc.property(bill, (entrada) => {
        const factura = billOrThrow(entrada);
        for (const numero of numerosDe(factura)) expect(Number.isFinite(numero)).toBe(true);
        expect(factura.terminoEnergia + factura.descuentos + factura.compensacion).toBeGreaterThan(-0.011);
        expect(factura.iee).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('differs between the two roundings by less than a cent a line', () => {
    fc.assert(
      fc.property(bill, (entrada) => {
        const [porLinea, alFinal] = (['linea', 'final'] as const).map((redondeo) =>
          billOrThrow({ ...entrada, redondeo }),
        );
        const margen = 0.01 * (porLinea!.lineas.length + 2);
        expect(Math.abs(porLinea!.total - alFinal!.total)).toBeLessThan(margen);
      }),
    );
  });

  it('doubles its energy when the consumption doubles', () => {
    fc.assert(
      fc.property(bill, (entrada) => {
        const doble = billOrThrow({ ...entrada, consumosKwh: entrada.consumosKwh.map((kwh) => kwh * 2) });
        const sencilla = billOrThrow(entrada);
        for (const concepto of ['energia', 'peaje-energia', 'cargo-energia'] as const) {
          const dobles = lineasDe(doble, concepto);
          lineasDe(sencilla, concepto).forEach((linea, i) => {
            expect(Math.abs(dobles[i]!.importe - 2 * linea.importe)).toBeLessThan(0.0101);
          });
        }
        expect(doble.terminoPotencia).toBe(sencilla.terminoPotencia);
      }),
    );
  });
});

describe('days of a bill', () => {
  it('are one line a period while nothing changes, and add up when something does', () => {
    fc.assert(
      fc.property(bill, (entrada) => {
        const factura = billOrThrow(entrada);
        for (const concepto of ['potencia', 'peaje-potencia', 'cargo-potencia', 'cargo-energia'] as const) {
          const deP1 = lineasDe(factura, concepto).filter((linea) => linea.periodo === 1);
          const distintas = new Set(deP1.map((linea) => `${linea.precio} ${linea.divisor}`));
          expect(distintas.size).toBe(deP1.length);
          const dias = deP1.reduce((suma, linea) => suma + (linea.dias ?? factura.dias), 0);
          expect(deP1.length === 0 ? factura.dias : dias).toBe(factura.dias);
        }
      }),
    );
  });

  it('cost the same power in one bill as in two', () => {
    fc.assert(
      fc.property(bill, fc.nat(100), (entrada, porCiento) => {
        const corte =
          entrada.desde + Math.max(1, Math.floor(((entrada.hasta - entrada.desde) * porCiento) / 100));
        fc.pre(corte < entrada.hasta);
        const comun = { ...entrada, redondeo: 'final' } as const;
        const partes = [billOrThrow({ ...comun, hasta: corte }), billOrThrow({ ...comun, desde: corte })];
        const suma = partes.reduce((total, parte) => total + parte.terminoPotencia, 0);
        expect(Math.abs(suma - billOrThrow(comun).terminoPotencia)).toBeLessThan(0.0151);
      }),
    );
  });
});

describe('stretches and corrections of any bill', () => {
  it('cut with the same conditions cost what the whole costs, when only results are rounded', () => {
    fc.assert(
      fc.property(bill, fc.nat(100), (entrada, porCiento) => {
        const corte = entrada.desde + Math.floor(((entrada.hasta - entrada.desde) * porCiento) / 100);
        fc.pre(corte > entrada.desde && corte < entrada.hasta);
        const comun = { ...entrada, redondeo: 'final' } as const;
        const entera = billOrThrow(comun);
        const cortada = billOrThrow({ ...comun, tramos: [{ hasta: corte }, { hasta: entrada.hasta }] });
        // The kWh of a stretch have six decimals, at up to 1 €/kWh and 50 MWh.
        expect(Math.abs(cortada.total - entera.total)).toBeLessThan(0.0101);
        expect(cortada.excesos).toBe(entera.excesos);
        expect(cortada.reactiva).toBe(entera.reactiva);
      }),
    );
  });

  it('cancelled is the same with the other sign', () => {
    fc.assert(
      fc.property(bill, (entrada) => {
        const emitida = billOrThrow(entrada);
        const anulada = billOrThrow({ ...entrada, rectifica: { factura: 'F-1', modo: 'anulacion' } });
        expect(anulada.total).toBeCloseTo(-emitida.total, 9);
        const opuestos = (valores: readonly number[]) => valores.map((valor) => (valor === 0 ? 0 : -valor));
        const importesDe = ({ lineas }: Factura) => lineas.map(({ importe }) => importe);
        const cuotasDe = ({ impuestos }: Factura) => impuestos.map(({ cuota }) => cuota);
        expect(importesDe(anulada)).toEqual(opuestos(importesDe(emitida)));
        expect(cuotasDe(anulada)).toEqual(opuestos(cuotasDe(emitida)));
        expect(
          anulada.lineas.every(
            ({ cantidad, importe }) => !Object.is(cantidad, -0) && !Object.is(importe, -0),
          ),
        ).toBe(true);
      }),
    );
  });

  it('round each term once when told, and add rounded terms', () => {
    fc.assert(
      fc.property(bill, (entrada) => {
        const f = billOrThrow({ ...entrada, redondeo: 'termino' });
        const exacta = billOrThrow({ ...entrada, redondeo: 'final' });
        expect(f.terminoPotencia).toBe(exacta.terminoPotencia);
        expect(f.terminoEnergia).toBe(exacta.terminoEnergia);
        const partes = [f.terminoPotencia, f.terminoEnergia, f.excesos, f.reactiva, f.descuentos];
        const resto = [f.compensacion, f.bonoSocial, f.iee, f.alquiler];
        expect(f.baseImponible).toBe(euros([...partes, ...resto]));
        expect(f.total).toBe(euros([f.baseImponible, ...f.impuestos.map(({ cuota }) => cuota)]));
      }),
    );
  });
});

it('a day without table is an error that names it, never a zero', () => {
  const cualquiera = fc.tuple(
    bill,
    fc.constantFrom<Tarifa>('2.0TD', '3.0TD', '3.0TDVE', '6.1TDVE'),
    fc.integer({ min: diaDe(2020, 1, 1), max: diaDe(2028, 12, 31) }),
  );
  fc.assert(
    fc.property(cualquiera, ([entrada, tarifa, desde]) => {
      const [nEnergia, nPotencia] = [periodosDe(tarifa, 'energia'), periodosDe(tarifa, 'potencia')];
      const factura = calculateFactura({
        ...entrada,
        tarifa,
        desde,
        hasta: desde + 30,
        potenciasKw: Array(nPotencia).fill(5),
        consumosKwh: Array(nEnergia).fill(100),
        reactivaKvarh: undefined,
        precios: {
          energiaEurKwh: Array(nEnergia).fill(0),
          potenciaEurKwAnio: Array(nPotencia).fill(0),
          peajesIncluidos: false,
        },
        bonoSocial: 'regulado',
      });
      if (factura.ok) {
        expect(factura.value.terminoPotencia).toBeGreaterThan(0);
        expect(factura.value.terminoEnergia).toBeGreaterThan(0);
        // Before RDL 6/2022 the client paid none.
        if (desde >= diaDe(2022, 3, 31)) expect(factura.value.bonoSocial).toBeGreaterThan(0);
      } else {
        expect(factura.issue).toMatchObject({ code: 'sin-tabla-regulada', part: expect.any(String) });
        expect(factura.issue.message).toMatch(/\d{2}\/\d{2}\/\d{4}/);
      }
    }),
  );
});

/** Every number of the answer, at any depth. */
function numerosDe(valor: Factura | unknown): number[] {
  if (typeof valor === 'number') return [valor];
  return valor && typeof valor === 'object' ? Object.values(valor).flatMap(numerosDe) : [];
}
