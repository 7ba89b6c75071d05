import { expect, test } from 'vitest';
import { parseFecha } from './fecha.ts';
import { preciosCompletos } from './precios-completos.ts';
import { precioRegulado } from './precios-regulados/consulta.ts';

const dia = parseFecha('2026-03-01');
const propios = { energiaEurKwh: [0.1, 0.1, 0.1], potenciaEurKwAnio: [1, 1] };

test('whole prices are the supplier’s with the peajes and cargos of their day', () => {
  if (!dia.ok) throw new Error(dia.issue.message);
  const completos = preciosCompletos('2.0TD', dia.value, propios);
  const [peaje, cargo] = (['peaje-potencia', 'cargo-potencia'] as const).map((concepto) =>
    precioRegulado(concepto, '2.0TD', dia.value),
  );
  if (!completos.ok || !peaje?.ok || !cargo?.ok) throw new Error('faltan tablas');
  expect(completos.value.potenciaEurKwAnio[0]).toBeCloseTo(
    1 + peaje.value.valores[0]! + cargo.value.valores[0]!,
    9,
  );
  expect(completos.value.energiaEurKwh.every((precio) => precio > 0.1)).toBe(true);
});

test('whole prices of a day without tables say which is missing', () => {
  const antes = parseFecha('2015-03-01');
  if (!antes.ok) throw new Error(antes.issue.message);
  expect(preciosCompletos('2.0TD', antes.value, propios)).toMatchObject({ ok: false });
});
