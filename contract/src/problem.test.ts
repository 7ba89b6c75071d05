import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describeIssue } from './problem.schemas.ts';

beforeAll(() => z.config({ customError: describeIssue }));
afterAll(() => z.config({ customError: undefined }));

const message = (schema: z.ZodType, input: unknown) => schema.safeParse(input).error?.issues[0]?.message;

describe('the sentence that replaces what a schema refuses', () => {
  test.each<[z.ZodType, unknown, string]>([
    [z.string(), undefined, 'Falta este dato'],
    [z.enum(['a', 'b']), undefined, 'Falta este dato'],
    [z.string(), 1, 'Debe ser un texto'],
    [z.number(), 'x', 'Debe ser un número'],
    [z.int(), 1.5, 'Debe ser un número entero'],
    [z.array(z.number()), {}, 'Debe ser una lista'],
    [z.string().min(8), 'corta', 'Al menos 8 caracteres'],
    [z.array(z.number()).max(6), [1, 2, 3, 4, 5, 6, 7], 'Como mucho 6 elementos'],
    [z.number().positive(), 0, 'Debe ser mayor que 0'],
    [z.number().min(0.5), 0, 'Debe ser como mínimo 0,5'],
    [z.number().max(12_000), 20_000, 'Debe ser como máximo 12.000'],
    [z.enum(['2.0TD', '3.0TD']), 'x', 'Debe ser uno de estos valores: 2.0TD, 3.0TD'],
    [z.iso.date(), '2026-02-30', 'No es una fecha válida (AAAA-MM-DD)'],
    [z.email(), 'x', 'No es un correo válido'],
    [z.strictObject({}), { otro: 1 }, 'No se admite: otro'],
    [z.union([z.string(), z.number()]), true, 'No es válido'],
  ])('%#: %o → %s', (schema, input, sentence) => {
    expect(message(schema, input)).toBe(sentence);
  });

  test('the default sentence gives way to the words of the schema', () => {
    expect(message(z.string().min(1, 'Escribe el nombre'), '')).toBe('Escribe el nombre');
  });
});
