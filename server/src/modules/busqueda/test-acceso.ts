import { deTodos, type TablaDeAcceso } from '../../test-acceso.ts';

export function accesoBusqueda(): TablaDeAcceso {
  return { 'GET /v1/busqueda': deTodos(() => ({ query: { q: 'madrid' } })) };
}
