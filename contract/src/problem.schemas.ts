import { z } from 'zod';

/** RFC 9457 `application/problem+json`, the shape of every error of the API. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  /** Names the failed call as the log of the server does; only failures of the server have it. */
  instance: z.string().optional(),
  code: z.string(),
  /** One Spanish sentence by input field, with the field's path as key (`potencias.2`). */
  errors: z.record(z.string(), z.string()).optional(),
  /** What the problem is about, where a screen can do something with it: `{ actual: … }`, the row as it stands now. */
  datos: z.record(z.string(), z.unknown()).optional(),
});

export type Problem = z.infer<typeof problemSchema>;

const KINDS: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'No es un correo válido',
  date: 'No es una fecha válida (AAAA-MM-DD)',
  datetime: 'No es un instante válido (AAAA-MM-DDTHH:MM)',
  uuid: 'No es un identificador válido',
  url: 'No es una dirección válida',
};

const amount = (limit: number | bigint) => limit.toLocaleString('es-ES');

/**
 * Spanish sentence for an issue whose schema brings no message of its own, the same in the server's answers and in
 * the web's forms: `z.config({ customError: describeIssue })`.
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'Falta este dato';
  switch (issue.code) {
    case 'invalid_type':
      return `Debe ser ${KINDS[issue.expected] ?? 'otra cosa'}`;
    case 'too_small':
      if (issue.origin === 'string') return `Al menos ${amount(issue.minimum)} caracteres`;
      if (issue.origin === 'array') return `Al menos ${amount(issue.minimum)} elementos`;
      return `Debe ser ${issue.inclusive ? 'como mínimo' : 'mayor que'} ${amount(issue.minimum)}`;
    case 'too_big':
      if (issue.origin === 'string') return `Como mucho ${amount(issue.maximum)} caracteres`;
      if (issue.origin === 'array') return `Como mucho ${amount(issue.maximum)} elementos`;
      return `Debe ser ${issue.inclusive ? 'como máximo' : 'menor que'} ${amount(issue.maximum)}`;
    case 'invalid_value':
      return `Debe ser uno de estos valores: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'No tiene el formato esperado';
    case 'unrecognized_keys':
      return `No se admite: ${issue.keys.join(', ')}`;
    case 'not_multiple_of':
      return `Debe ser múltiplo de ${amount(issue.divisor)}`;
    default:
      return 'No es válido';
  }
}
