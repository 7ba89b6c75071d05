import { describe, expect, it } from 'vitest';
import { enFecha } from '../cifras-en-texto.ts';
import { diaDe, formatFecha, parseFecha } from '../fecha.ts';
import { MINIMO_IEE_EUR_MWH, tipoIeeDe, VENTANAS_IEE } from './iee.ts';

function tipoDel(fecha: string) {
  const dia = parseFecha(fecha);
  return dia.ok ? tipoIeeDe(dia.value) : dia;
}

describe('rate of the electricity tax', () => {
  it.each([
    ['2021-06-01', '2021-09-15', 0.0511269632],
    ['2021-09-16', '2023-12-31', 0.005],
    ['2024-01-01', '2024-03-31', 0.025],
    ['2024-04-01', '2024-06-30', 0.038],
    ['2024-07-01', '2026-03-21', 0.0511269632],
    ['2026-03-22', '2026-05-31', 0.005],
    ['2026-06-01', '2026-12-31', 0.0511269632],
  ])('from %s to %s: %s', (primero, ultimo, tipo) => {
    for (const fecha of [primero, ultimo]) {
      const respuesta = tipoDel(fecha);
      expect(respuesta).toMatchObject({ ok: true, value: { tipo } });
      expect(respuesta.ok && respuesta.value.fuente).toBeTruthy();
    }
  });

  it('has no gap between its windows', () => {
    for (const [i, { desde }] of VENTANAS_IEE.entries()) {
      const dia = parseFecha(desde);
      if (i > 0) expect(dia.ok && formatFecha(dia.value - 1)).toBe(VENTANAS_IEE[i - 1]!.hasta);
    }
  });

  it.each(['2021-05-31', '2027-01-01'])('is not known on %s', (fecha) => {
    const respuesta = tipoDel(fecha);
    expect(respuesta).toMatchObject({ ok: false, issue: { code: 'sin-tabla-regulada', part: 'iee.tipo' } });
    expect(respuesta.ok ? '' : respuesta.issue.message).toContain(`para el ${enFecha(fecha)}`);
  });

  it('reaches every day from June 2021 to December 2026', () => {
    for (let dia = diaDe(2021, 6, 1); dia <= diaDe(2026, 12, 31); dia++) {
      const respuesta = tipoIeeDe(dia);
      expect(respuesta.ok && respuesta.value.tipo > 0).toBe(true);
    }
  });
});

it('the minimum is half a euro by MWh for the uses of art. 99.2.a, and 1 €/MWh for any other', () => {
  const { general, ...deLaLetraA } = MINIMO_IEE_EUR_MWH;
  expect(general).toBe(1);
  expect(Object.keys(deLaLetraA)).toEqual(['industrial', 'riego', 'embarcaciones', 'ferrocarril']);
  expect(new Set(Object.values(deLaLetraA))).toEqual(new Set([0.5]));
});
