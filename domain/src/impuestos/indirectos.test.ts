import { describe, expect, it } from 'vitest';
import { ZONAS } from '../calendario.ts';
import { diaDe, formatFecha, parseFecha } from '../fecha.ts';
import { impuestosDelDia, VENTANAS_IVA } from './indirectos.ts';

function iva(fecha: string, potenciaKw: number, zona: 'peninsula' | 'baleares' = 'peninsula') {
  const dia = parseFecha(fecha);
  if (!dia.ok) throw new Error(dia.issue.message);
  return impuestosDelDia({ zona, uso: 'vivienda', potenciaMaximaKw: potenciaKw, fechaFactura: dia.value });
}

describe('IVA by invoice date', () => {
  it.each([
    ['2021-06-01', '2021-06-25', 0.21, 0.21, 0.21],
    ['2021-06-26', '2022-06-30', 0.1, 0.1, 0.21],
    ['2022-07-01', '2023-12-31', 0.05, 0.05, 0.21],
    ['2024-01-01', '2024-02-29', 0.1, 0.1, 0.21],
    ['2024-03-01', '2024-06-30', 0.21, 0.21, 0.21],
    ['2024-07-01', '2024-12-31', 0.1, 0.1, 0.21],
    ['2025-01-01', '2026-03-21', 0.21, 0.21, 0.21],
    ['2026-03-22', '2026-04-29', 0.1, 0.21, 0.21],
    ['2026-04-30', '2026-05-31', 0.1, 0.1, 0.21],
    ['2026-06-01', '2026-12-31', 0.21, 0.21, 0.21],
  ])('from %s to %s: %s under 10 kW, %s at 10 kW, %s above', (primero, ultimo, menos, diez, mas) => {
    for (const fecha of [primero, ultimo]) {
      for (const [potencia, tipo] of [
        [3.45, menos],
        [9.999, menos],
        [10, diez],
        [10.001, mas],
        [250, mas],
      ] as const) {
        const esperado = { ok: true, value: { nombre: 'IVA', tipo, tipoServicios: tipo } };
        expect(iva(fecha, potencia), `${fecha} ${potencia} kW`).toMatchObject(esperado);
        expect(iva(fecha, potencia, 'baleares')).toMatchObject(esperado);
      }
    }
  });

  it('has no gap between its windows', () => {
    for (const [i, { desde }] of VENTANAS_IVA.entries()) {
      const dia = parseFecha(desde);
      if (i > 0) expect(dia.ok && formatFecha(dia.value - 1)).toBe(VENTANAS_IVA[i - 1]!.hasta);
    }
  });

  it.each(['2021-05-31', '2027-01-01'])('on %s is not known at all', (fecha) => {
    expect(iva(fecha, 50)).toMatchObject({ ok: false, issue: { code: 'sin-tabla-regulada' } });
  });
});

describe('outside the Península and Baleares', () => {
  it.each([
    ['canarias', 'vivienda', 5.75, 'IGIC', 0, 0.07],
    ['canarias', 'vivienda', 10, 'IGIC', 0, 0.07],
    ['canarias', 'vivienda', 10.1, 'IGIC', 0.03, 0.07],
    ['canarias', 'otros', 5.75, 'IGIC', 0.03, 0.07],
    ['canarias', 'otros', 300, 'IGIC', 0.03, 0.07],
    ['ceuta', 'vivienda', 5.75, 'IPSI', 0.01, 0.04],
    ['melilla', 'otros', 300, 'IPSI', 0.01, 0.04],
  ] as const)('%s, %s of %s kW: %s %s, rental %s', (zona, uso, potencia, nombre, tipo, tipoServicios) => {
    for (const fecha of [diaDe(2021, 6, 1), diaDe(2024, 4, 1), diaDe(2026, 12, 31)]) {
      const esperado = { ok: true, value: { nombre, tipo, tipoServicios } };
      expect(impuestosDelDia({ zona, uso, potenciaMaximaKw: potencia, fechaFactura: fecha })).toMatchObject(
        esperado,
      );
    }
  });

  it.each(['canarias', 'ceuta', 'melilla'] as const)('%s before June 2021 is not known', (zona) => {
    expect(
      impuestosDelDia({ zona, uso: 'otros', potenciaMaximaKw: 50, fechaFactura: diaDe(2021, 5, 31) }),
    ).toMatchObject({
      ok: false,
      issue: { code: 'sin-tabla-regulada', part: 'impuesto.tipo' },
    });
  });
});

describe('the lowered IVA of 2021 to 2024 looks at the market month before the end of the billing period', () => {
  it.each([
    ['2024-02-29', '2024-03-05', 0.1],
    ['2024-03-01', '2024-03-05', 0.21],
    ['2024-06-30', '2024-07-05', 0.21],
    ['2024-07-01', '2024-07-05', 0.1],
    ['2024-05-31', '2024-12-31', 0.21],
    ['2023-12-31', '2024-01-05', 0.1],
    ['2024-12-31', '2025-01-02', 0.21],
  ])('to %s, issued %s: %s', (hasta, emitida, tipo) => {
    const [finDelPeriodo, fechaFactura] = [parseFecha(hasta), parseFecha(emitida)];
    if (!finDelPeriodo.ok || !fechaFactura.ok) throw new Error('Fecha de prueba mal escrita');
    const devengo = { zona: 'peninsula', uso: 'vivienda', fechaFactura: fechaFactura.value } as const;
    const con = (potenciaMaximaKw: number) =>
      impuestosDelDia({ ...devengo, potenciaMaximaKw, finDelPeriodo: finDelPeriodo.value });
    expect(con(10)).toMatchObject({ ok: true, value: { tipo } });
    expect(con(10.1)).toMatchObject({ ok: true, value: { tipo: 0.21 } });
  });
});

it('a stated rate takes the place of the dated one, even where no table reaches', () => {
  const dado = (zona: (typeof ZONAS)[number], fechaFactura: number, tipoDado: number) =>
    impuestosDelDia({ zona, uso: 'vivienda', potenciaMaximaKw: 5, fechaFactura, tipoDado });
  for (const zona of ZONAS) {
    expect(dado(zona, diaDe(2026, 11, 15), 0.085)).toMatchObject({ ok: true, value: { tipo: 0.085 } });
  }
  expect(dado('peninsula', diaDe(2030, 1, 1), 0)).toMatchObject({
    ok: true,
    value: { tipo: 0, tipoServicios: 0 },
  });
  expect(dado('canarias', diaDe(2026, 11, 15), 0.03)).toMatchObject({
    ok: true,
    value: { tipo: 0.03, tipoServicios: 0.07 },
  });
});
