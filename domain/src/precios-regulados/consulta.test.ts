import { describe, expect, it } from 'vitest';
import { enFecha } from '../cifras-en-texto.ts';
import { anioDe, diaDe, diasDelAnio, formatFecha, parseFecha } from '../fecha.ts';
import type { Tarifa } from '../tarifas.ts';
import { bonoSocialDe, FINANCIACION_BONO_SOCIAL } from './bono-social.ts';
import { precioRegulado } from './consulta.ts';
import type { ConceptoRegulado } from './tabla.ts';

function dia(fecha: string): number {
  const leida = parseFecha(fecha);
  if (!leida.ok) throw new Error(leida.issue.message);
  return leida.value;
}

describe('precioRegulado', () => {
  it('answers the values with the days on which they hold and where they come from', () => {
    expect(precioRegulado('cargo-potencia', '2.0TD', dia('2022-02-15'))).toEqual({
      ok: true,
      value: {
        valores: [4.970533, 0.319666],
        desde: dia('2022-01-01'),
        hasta: dia('2022-03-30'),
        fuente: 'BOE-A-2021-21794 (TED/1484/2021)',
        confianza: 'A',
      },
    });
  });

  it.each([
    ['cargo-energia', '2.0TD', '2021-09-15', 0.10574],
    ['cargo-energia', '2.0TD', '2021-09-16', 0.004133],
    ['cargo-energia', '2.0TD', '2021-12-31', 0.004133],
    ['cargo-energia', '2.0TD', '2022-01-01', 0.072969],
    ['cargo-energia', '6.1TD', '2022-03-30', 0.022119],
    ['cargo-energia', '6.1TD', '2022-03-31', 0.014132],
    ['peaje-potencia', '3.0TD', '2023-12-31', 10.267292],
    ['peaje-potencia', '3.0TD', '2024-01-01', 11.99783],
    ['peaje-potencia', '6.1TDVE', '2026-06-30', 5.523814],
    ['cargo-potencia', '6.4TD', '2024-12-31', 0.887008],
    ['cargo-potencia', '6.4TD', '2025-01-01', 1.178247],
    ['tepp-4-5', '3.0TD', '2025-04-01', 0.168944],
    ['tepp-4-5', '3.0TD', '2026-01-01', 0.171373],
    ['perdidas', '6.2TD', '2040-01-01', 5.2],
  ] as const)('%s of %s on %s: P1 %s', (concepto, tarifa, fecha, p1) => {
    const precio = precioRegulado(concepto, tarifa, dia(fecha));
    expect(precio.ok && precio.value.valores[0]).toBe(p1);
  });
});

/** What no source gave. Each must be an error with its name and date, never a zero. */
const HUECOS: readonly (readonly [ConceptoRegulado, Tarifa, readonly string[], string])[] = [
  ['peaje-energia', '3.0TDVE', ['2021-06-01', '2023-06-01'], 'peaje de energía'],
  ['cargo-energia', '6.1TDVE', ['2021-09-16', '2021-12-31'], 'cargo de energía'],
  ['peaje-energia', '6.2TDVE', ['2024-06-01', '2026-06-01'], 'peaje de energía'],
  ['peaje-potencia', '6.2TDVE', ['2023-06-01', '2025-06-01'], 'peaje de potencia'],
  ['peaje-potencia', '2.0TD', ['2021-05-31', '2027-01-01'], 'peaje de potencia'],
  ['tep-1-3', '2.0TD', ['2022-01-01', '2023-12-31'], 'término de excesos'],
  ['tep-4-5-mes', '6.1TD', ['2022-01-01', '2023-12-31'], 'término de excesos'],
  ['tep-4-5-dia', '2.0TD', ['2022-01-01', '2023-12-31'], 'término de excesos'],
  ['tepp-1-3', '3.0TD', ['2025-03-31', '2027-01-01'], 'término de excesos'],
  ['tepp-4-5', '2.0TD', ['2025-03-31', '2027-01-01'], 'término de excesos'],
  ['tepp-4-5', '3.0TDVE', ['2026-01-01'], 'término de excesos'],
  ['kp', '2.0TD', ['2021-06-01'], 'coeficientes Kp'],
  ['pago-capacidad', '2.0TD', ['2022-12-31', '2027-01-01'], 'pagos por capacidad'],
  ['perdidas', '3.0TDVE', ['2026-01-01'], 'coeficientes de pérdidas'],
];

describe('a table that no source gave', () => {
  it.each(HUECOS)('%s of %s on %j', (concepto, tarifa, fechas, nombre) => {
    for (const fecha of fechas) {
      const respuesta = precioRegulado(concepto, tarifa, dia(fecha));
      expect(respuesta).toMatchObject({ ok: false, issue: { code: 'sin-tabla-regulada', part: concepto } });
      const mensaje = respuesta.ok ? '' : respuesta.issue.message;
      expect(mensaje).toContain(nombre);
      expect(mensaje).toContain(tarifa);
      expect(mensaje).toContain(enFecha(fecha));
    }
  });
});

describe('financing of the bono social', () => {
  it.each([
    ['2021-06-01', '2022-03-30', 0],
    ['2022-03-31', '2022-12-31', 13.401931],
    ['2023-01-01', '2023-12-31', 14.035934],
    ['2024-01-01', '2024-12-31', 2.299047],
    ['2025-01-01', '2025-12-31', 4.650987],
    ['2026-01-01', '2026-06-25', 6.979247],
    ['2026-06-26', '2026-12-31', 9.011295],
  ])('from %s to %s is %s € a year', (desde, hasta, eurAnio) => {
    for (const fecha of [desde, hasta]) {
      expect(bonoSocialDe(dia(fecha))).toMatchObject({ ok: true, value: { eurAnio, ultimo: dia(hasta) } });
    }
  });

  it.each([
    [0.036718, '2022-06-01'],
    [0.038455, '2023-06-01'],
    [0.006282, '2024-06-01'],
    [0.012742, '2025-06-01'],
    [0.019121, '2026-06-01'],
    [0.024688, '2026-07-01'],
  ])('is %s € a day on %s, as printed on bills', (eurDia, fecha) => {
    const bono = bonoSocialDe(dia(fecha));
    expect(bono.ok && Number((bono.value.eurAnio / diasDelAnio(anioDe(dia(fecha)))).toFixed(6))).toBe(eurDia);
  });

  it('has one figure a day', () => {
    for (const [i, { desde, hasta }] of FINANCIACION_BONO_SOCIAL.entries()) {
      expect(desde <= hasta).toBe(true);
      if (i > 0) expect(desde > FINANCIACION_BONO_SOCIAL[i - 1]!.hasta).toBe(true);
    }
  });

  it.each(['2021-05-31', '2027-01-01'])('is unknown on %s', (fecha) => {
    const bono = bonoSocialDe(dia(fecha));
    expect(bono).toMatchObject({ ok: false, issue: { code: 'sin-tabla-regulada', part: 'bonoSocial' } });
    expect(bono.ok ? '' : bono.issue.message).toContain(`bono social para el ${enFecha(fecha)}`);
  });
});

it('every day since June 2021 has the access prices of 2.0TD', () => {
  for (let d = diaDe(2021, 6, 1); d <= diaDe(2026, 12, 31); d++) {
    for (const concepto of ['peaje-potencia', 'cargo-potencia', 'peaje-energia', 'cargo-energia'] as const) {
      const precio = precioRegulado(concepto, '2.0TD', d);
      expect(precio.ok && precio.value.desde <= d && precio.value.hasta >= d, formatFecha(d)).toBe(true);
    }
  }
});
