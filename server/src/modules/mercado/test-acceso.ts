import { deTodos, type TablaDeAcceso } from '../../test-acceso.ts';

/** Prices of the market are published for everybody; an import of administrators brings them. */
export function accesoMercado(): TablaDeAcceso {
  return {
    'GET /v1/mercado/series': deTodos(),
    'GET /v1/mercado/series/:id': deTodos(() => ({
      params: { id: 'omie' },
      query: { desde: '2026-01-01', hasta: '2026-01-02' },
    })),
  };
}
