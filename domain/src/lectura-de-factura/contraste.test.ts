import { describe, expect, test } from 'vitest';
import { contrastFactura, verdictOf } from './contraste.ts';

const impresas = [
  { concepto: 'energia', periodo: 1, importe: 20.56 },
  { concepto: 'energia', periodo: 2, importe: 11.83 },
  { concepto: 'bono-social', periodo: null, importe: 0.59 },
  { concepto: 'otros', periodo: null, importe: 5.5 },
  { concepto: 'impuesto', periodo: null, importe: 8.08 },
];
const calculada = {
  lineas: [
    { concepto: 'energia', periodo: 1, importe: 20.56 },
    { concepto: 'energia', periodo: 2, importe: 11.82 },
    { concepto: 'bono-social', importe: 0.59 },
  ],
  impuestos: [{ nombre: 'IVA', tipo: 0.1, cuota: 3.3 }],
  total: 36.27,
};

describe('a bill beside the one that its data make', () => {
  const contrastes = contrastFactura(impresas, calculada);

  test('has its parts in order, each with its difference and why', () => {
    expect(contrastes).toEqual([
      { concepto: 'energia', periodo: 1, impreso: 20.56, calculado: 20.56, diferencia: 0, motivo: null },
      {
        concepto: 'energia',
        periodo: 2,
        impreso: 11.83,
        calculado: 11.82,
        diferencia: 0.01,
        motivo: 'Es el redondeo',
      },
      { concepto: 'bono-social', periodo: null, impreso: 0.59, calculado: 0.59, diferencia: 0, motivo: null },
      {
        concepto: 'otros',
        periodo: null,
        impreso: 5.5,
        calculado: null,
        diferencia: 5.5,
        motivo: 'Esta línea no sale de los datos de la factura',
      },
      {
        concepto: 'impuesto',
        periodo: null,
        impreso: 8.08,
        calculado: 3.3,
        diferencia: 4.78,
        motivo: 'El tipo o la base son otros: en esas fechas, IVA 10\u00a0%',
      },
    ]);
  });

  test('says in a sentence what it charges too much, by its greatest fault', () => {
    expect(verdictOf(contrastes, { impreso: 46.56, calculado: 36.27 })).toBe(
      'Cobra 10,29\u00a0€ de más: sus datos dan 36,27\u00a0€. Esta línea no sale de los datos de la factura',
    );
    const [igual] = contrastes;
    expect(verdictOf([igual!], { impreso: 20.56, calculado: 20.55 })).toBe(
      'La factura es correcta: sus datos dan 20,55\u00a0€',
    );
  });

  test('is compared as a whole where one of both names no period', () => {
    const plana = [{ concepto: 'energia', periodo: null, importe: 32.38 }];
    expect(contrastFactura(plana, { ...calculada, impuestos: [] })).toContainEqual(
      expect.objectContaining({
        concepto: 'energia',
        periodo: null,
        impreso: 32.38,
        calculado: 32.38,
        diferencia: 0,
      }),
    );
  });
});
