import { describe, expect, it } from 'vitest';
import { calculateFactura } from '../factura.ts';
import type { EntradaFactura } from './entrada.ts';
import { dia, empresa, entre, suministro } from './test-suministro.ts';

const PRECIOS = { potenciaEurKwAnio: [1, 1], energiaEurKwh: [0.1, 0.1, 0.1], peajesIncluidos: true };
const POR_DIA = { potenciaEurKwDia: [1, 1], energiaEurKwh: [0.1, 0.1, 0.1], peajesIncluidos: true };

type Cambios = Partial<EntradaFactura>;

describe('a bill says which field is wrong', () => {
  it.each<[part: string, code: string, cambios: Cambios]>([
    ['hasta', 'intervalo-no-valido', entre('2026-01-31', '2026-01-31')],
    ['hasta', 'intervalo-no-valido', entre('2026-01-31', '2026-01-01')],
    ['hasta', 'intervalo-no-valido', entre('2023-01-01', '2026-01-01')],
    ['hasta', 'intervalo-no-valido', { hasta: Number.NaN }],
    ['hasta', 'intervalo-no-valido', { desde: Number.NaN }],
    ['potencias', 'numero-de-periodos', { potenciasKw: [4.6] }],
    ['potencias', 'numero-de-periodos', { potenciasKw: [4.6, 4.6, 4.6] }],
    ['potencias.1', 'valor-no-valido', { potenciasKw: [4.6, -1] }],
    ['potencias', 'potencia-no-valida', { potenciasKw: [0, 0] }],
    ['consumos', 'numero-de-periodos', { consumosKwh: [1, 2, 3, 4, 5, 6] }],
    ['consumos.2', 'valor-no-valido', { consumosKwh: [1, 2, Number.NaN] }],
    ['consumos.0', 'valor-no-valido', { consumosKwh: [Number.POSITIVE_INFINITY, 2, 3] }],
    ['consumos.0', 'valor-no-valido', { consumosKwh: [1e13, 2, 3] }],
    ['precios.energia', 'numero-de-periodos', { precios: { ...PRECIOS, energiaEurKwh: [0.1, 0.1] } }],
    [
      'precios.energia.1',
      'valor-no-valido',
      { precios: { ...PRECIOS, energiaEurKwh: [0.1, Number.NaN, 0.1] } },
    ],
    ['precios.potencia', 'numero-de-periodos', { precios: { ...PRECIOS, potenciaEurKwAnio: [1, 1, 1] } }],
    ['precios.potencia.0', 'valor-no-valido', { precios: { ...PRECIOS, potenciaEurKwAnio: [-1, 1] } }],
    ['precios.potenciaPorDia', 'numero-de-periodos', { precios: { ...POR_DIA, potenciaEurKwDia: [] } }],
    [
      'precios.potenciaPorDia.1',
      'valor-no-valido',
      { precios: { ...POR_DIA, potenciaEurKwDia: [1, Number.NaN] } },
    ],
    ['maximetros', 'numero-de-periodos', { demanda: { tipo: 'maximetro', kw: [1, 2, 3] } }],
    ['maximetros.0', 'valor-no-valido', { demanda: { tipo: 'maximetro', kw: [-1, 2] } }],
    ['cuartoshorarios', 'numero-de-periodos', { demanda: { tipo: 'cuartos', kwPorPeriodo: [[1]] } }],
    [
      'cuartoshorarios.1.2',
      'cantidad-no-valida',
      { demanda: { tipo: 'cuartos', kwPorPeriodo: [[1], [1, 2, -3]] } },
    ],
    ['reactiva', 'numero-de-periodos', { reactivaKvarh: [1, 2] }],
    ['reactiva.2', 'valor-no-valido', { reactivaKvarh: [1, 2, Number.NaN] }],
    ['excedentes.energiaKwh', 'valor-no-valido', { excedentes: { energiaKwh: -1, precioEurKwh: 0.1 } }],
    [
      'excedentes.precioEurKwh',
      'valor-no-valido',
      { excedentes: { energiaKwh: 1, precioEurKwh: Number.NaN } },
    ],
    ['alquiler.porDia', 'valor-no-valido', { alquiler: { eurDia: Number.NaN } }],
    ['alquiler.porMes', 'valor-no-valido', { alquiler: { eurMes: -0.81 } }],
    ['alquiler.importe', 'valor-no-valido', { alquiler: { importeEur: Number.NEGATIVE_INFINITY } }],
    ['bonoSocial.porDia', 'valor-no-valido', { bonoSocial: { eurDia: -0.01 } }],
    ['bonoSocial.importe', 'valor-no-valido', { bonoSocial: { importeEur: Number.NaN } }],
    ['iee.tipo', 'valor-no-valido', { iee: { tipo: 5.11269632 } }],
    ['iee.reduccion', 'valor-no-valido', { iee: { reduccion: 85 } }],
    ['iee.minimo', 'valor-no-valido', { iee: { minimo: -0.5 } }],
    ['impuesto.tipo', 'valor-no-valido', { impuesto: { tipo: 21 } }],
    ['descuentos.0.porUno', 'valor-no-valido', { descuentos: [{ texto: '', sobre: 'energia', porUno: 10 }] }],
    [
      'descuentos.1.importe',
      'valor-no-valido',
      {
        descuentos: [
          { texto: '', sobre: 'energia', porUno: 0.1 },
          { texto: '', sobre: 'potencia', importeEur: -1 },
        ],
      },
    ],
  ])('%s: %s (%#)', (part, code, cambios) => {
    const factura = calculateFactura(suministro(cambios));
    expect(factura).toMatchObject({ ok: false, issue: { part, code } });
    expect(factura.ok ? '' : factura.issue.message).not.toBe('');
  });

  it('a bill asks a meter of type 1 to 3 for its quarter-hours', () => {
    const demanda = { tipo: 'maximetro', kw: [21, 0, 0, 0, 0, 0] } as const;
    expect(calculateFactura(empresa({ tipoMedida: 3, demanda }))).toMatchObject({
      ok: false,
      issue: { part: 'cuartoshorarios', code: 'faltan-cuartoshorarios' },
    });
  });

  it('with the tariff and its periods', () => {
    const factura = calculateFactura(suministro({ consumosKwh: [1, 2, 3, 4, 5, 6] }));
    expect(factura.ok ? '' : factura.issue.message).toBe('2.0TD lleva 3 periodos; han llegado 6');
  });
});

describe('a bill accepts', () => {
  it.each<[nombre: string, entrada: EntradaFactura]>([
    ['800 days', suministro({ desde: dia('2026-10-30') - 800, hasta: dia('2026-10-30'), bonoSocial: null })],
    ['a single day', suministro(entre('2026-01-30', '2026-01-31'))],
    ['no power in valle', suministro({ potenciasKw: [4.6, 0] })],
    ['no consumption', suministro({ consumosKwh: [0, 0, 0] })],
    ['net capacitive energy, QR1 − QR4 under zero', empresa({ reactivaKvarh: [-50, 0, 10, 0, 0, -3] })],
    ['the largest figures', suministro({ consumosKwh: [1e12, 1e12, 1e12], potenciasKw: [1e12, 1e12] })],
  ])('%s', (_nombre, entrada) => {
    const factura = calculateFactura(entrada);
    expect(factura.ok && Number.isFinite(factura.value.total)).toBe(true);
  });
});
