import { expect, it } from 'vitest';
import { diaDe, parseFecha } from '../fecha.ts';
import { tipoGeneralDe } from './general.ts';
import { impuestosDelDia, VENTANAS_IVA } from './indirectos.ts';

it.each([
  ['IVA', diaDe(2012, 8, 31), undefined],
  ['IVA', diaDe(2012, 9, 1), 21],
  ['IVA', diaDe(2027, 1, 1), 21],
  ['IGIC', diaDe(2019, 12, 31), undefined],
  ['IGIC', diaDe(2020, 1, 1), 7],
  ['IPSI', diaDe(2026, 11, 20), undefined],
] as const)('%s on %s is %s', (impuesto, dia, pct) => {
  expect(tipoGeneralDe(impuesto, dia)).toBe(pct);
});

it('the general rate is the one that electricity pays when it has no lower one', () => {
  for (const { desde, general } of VENTANAS_IVA) {
    const dia = parseFecha(desde);
    expect(dia.ok && tipoGeneralDe('IVA', dia.value)).toBe(general * 100);
  }
  const canarias = impuestosDelDia({
    zona: 'canarias',
    uso: 'otros',
    potenciaMaximaKw: 50,
    fechaFactura: diaDe(2026, 11, 20),
  });
  expect(canarias.ok && canarias.value.tipoServicios * 100).toBeCloseTo(
    tipoGeneralDe('IGIC', diaDe(2026, 11, 20)) ?? 0,
  );
});
