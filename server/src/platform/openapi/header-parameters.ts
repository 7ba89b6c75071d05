import type { EndpointSpec } from '@vatio/contract/endpoints';
import { takesIdempotencyKey } from '../idempotency/once-by-key.ts';

type HeaderParameter = {
  readonly name: string;
  readonly in: 'header';
  readonly description: string;
  readonly schema: { readonly type: 'string'; readonly maxLength?: number; readonly example: string };
};

const IF_NONE_MATCH: HeaderParameter = {
  name: 'If-None-Match',
  in: 'header',
  description: 'El `ETag` de la última respuesta: si nada ha cambiado, se responde 304 sin cuerpo',
  schema: { type: 'string', example: 'W/"Yb0mUWj9X1kLSmDAx0tDZTTQmRUu2oYNPZqVrWTB-9k"' },
};

const IDEMPOTENCY_KEY: HeaderParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Un texto distinto para cada cosa que se pide: repetida en un día, no se hace dos veces',
  schema: { type: 'string', maxLength: 200, example: '5f0c7a52-6a0e-4b43-9a1c-6a1d3d7d6a10' },
};

/** The answers that `answerEntityTags()` gives a tag. */
export function hasEntityTag({ method, response }: EndpointSpec): boolean {
  return method === 'GET' && response !== undefined;
}

/** The headers that a call takes besides its token. */
export function headersOf(endpoint: EndpointSpec): HeaderParameter[] {
  return [
    ...(hasEntityTag(endpoint) ? [IF_NONE_MATCH] : []),
    ...(endpoint.ownIdempotency || takesIdempotencyKey(endpoint) ? [IDEMPOTENCY_KEY] : []),
  ];
}
