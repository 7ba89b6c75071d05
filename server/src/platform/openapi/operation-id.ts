import type { EndpointSpec } from '@vatio/contract/endpoints';

/**
 * The name that generated clients give the call. It is made of the method and the address alone, which are promised
 * to programs, so that renaming something in our code does not rename it in theirs.
 */
export function operationIdOf({ method, path }: Pick<EndpointSpec, 'method' | 'path'>): string {
  const words = path
    .replace('/v1/', '')
    .split('/')
    .map((part) => (part.startsWith(':') ? `by-${part.slice(1)}` : part))
    .flatMap((part) => part.split(/[^a-zA-Z0-9]+/));
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
