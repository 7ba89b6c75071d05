import { expect, test } from 'vitest';
import { cantidadSchema, fechaSchema } from './dominio.schemas.ts';
import { versionSchema } from './list.schemas.ts';

test.each(['2026-02-30', '2025-02-29', '2026-13-01', '0000-01-01', '0021-01-01', '20000-01-01', '2026-1-1'])(
  '%s is no day',
  (texto) => {
    expect(fechaSchema.safeParse(texto).success).toBe(false);
  },
);

test.each(['1900-01-01', '2024-02-29', '9999-12-31'])('%s is a day', (texto) => {
  expect(fechaSchema.parse(texto)).toBe(texto);
});

test('a number that no column or sum can hold is refused', () => {
  expect(versionSchema.safeParse(2 ** 31).success).toBe(false);
  expect(cantidadSchema.safeParse(Number.MAX_VALUE).success).toBe(false);
});
