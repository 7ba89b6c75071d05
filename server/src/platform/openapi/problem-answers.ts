import type { EndpointSpec, Problem } from '@vatio/contract/endpoints';
import { takesIdempotencyKey } from '../idempotency/once-by-key.ts';

type ProblemAnswer = { readonly name: string; readonly description: string; readonly example: Problem };

const problem = (status: number, code: string, title: string): Problem => ({
  type: `urn:vatio:problema:${code}`,
  title,
  status,
  code,
});

/** What a program is told when a call cannot be answered, by status; `code` is what it may decide by. */
export const PROBLEM_ANSWERS: Readonly<Record<number, ProblemAnswer>> = {
  400: {
    name: 'DatosNoValidos',
    description: 'Algo de lo enviado no vale; `errors` tiene una frase por campo',
    example: {
      ...problem(400, 'datos-no-validos', 'Revisa los datos enviados'),
      errors: { nombre: 'Falta este dato' },
    },
  },
  401: {
    name: 'SinSesion',
    description: 'Falta el testigo, o ya no vale',
    example: problem(401, 'sin-sesion', 'Inicia sesión para continuar'),
  },
  403: {
    name: 'SinPermiso',
    description: 'Quien llama no tiene permiso para hacer esto',
    example: problem(403, 'sin-permiso', 'Tu cuenta no tiene permiso para hacer esto'),
  },
  404: {
    name: 'NoExiste',
    description: 'No existe, o quien llama no lo puede ver',
    example: problem(404, 'no-existe', 'No existe lo que buscas en esta dirección'),
  },
  409: {
    name: 'Conflicto',
    description:
      'Lo que hay guardado no lo permite; `datos.actual` tiene lo guardado si otra persona lo cambió',
    example: {
      ...problem(409, 'version-antigua', 'Otra persona lo ha cambiado mientras lo editabas'),
      datos: { actual: { version: 3 } },
    },
  },
  422: {
    name: 'ClaveDeOtraPeticion',
    description: 'La `Idempotency-Key` ya se usó para pedir otra cosa',
    example: problem(
      422,
      'clave-de-otra-peticion',
      'Esta Idempotency-Key ya se usó para pedir otra cosa: usa una nueva',
    ),
  },
  429: {
    name: 'DemasiadosIntentos',
    description: 'Demasiadas llamadas; `Retry-After` dice cuántos segundos esperar',
    example: problem(
      429,
      'demasiados-intentos',
      'Demasiados intentos seguidos: espera un momento y vuelve a probar',
    ),
  },
  503: {
    name: 'SinServicio',
    description: 'El servidor se cierra o no llega a su base de datos; `Retry-After` dice cuándo repetir',
    example: {
      ...problem(503, 'sin-base-de-datos', 'El servidor no llega a su base de datos'),
      instance: 'urn:uuid:0b7c6f0e-6d1c-4f0a-9a3e-2f6a1c9d4b57',
    },
  },
};

/** The problems that a call may be answered with, besides the `default` of all. */
export function problemsOf(endpoint: EndpointSpec): number[] {
  const { access, method, path, query, body, multipart } = endpoint;
  const asks = query !== undefined || body !== undefined || multipart !== undefined;
  const writes = method !== 'GET';
  return [
    ...(asks ? [400] : []),
    ...(access === 'public' ? [] : [401, 403]),
    ...(path.includes(':') ? [404] : []),
    ...(writes ? [409] : []),
    ...(takesIdempotencyKey(endpoint) ? [422] : []),
    429,
    503,
  ];
}
