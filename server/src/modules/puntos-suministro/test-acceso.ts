import {
  deQuienVende,
  deTodos,
  type FilaDeAcceso,
  type Mundo,
  type TablaDeAcceso,
} from '../../test-acceso.ts';

export function accesoPuntosSuministro({ cups }: Mundo): TablaDeAcceso {
  const params = { cups: cups.panaderia };
  const leer: FilaDeAcceso = { llamada: () => ({ params }), esperado: [401, 200, 200, 404, 200] };
  const write = (payload: object): FilaDeAcceso => ({
    llamada: () => ({ params, payload }),
    esperado: [401, 403, 'pasa', 404, 'pasa'],
  });
  return {
    'GET /v1/puntos-suministro': deTodos(),
    'GET /v1/puntos-suministro/grupos': deTodos(() => ({ query: { por: 'tarifa' } })),
    'GET /v1/puntos-suministro/totales': deTodos(),
    'GET /v1/puntos-suministro/exportacion': deTodos(() => ({ query: { formato: 'csv' } })),
    'GET /v1/puntos-suministro/facetas': deTodos(),
    'GET /v1/puntos-suministro/opciones': deQuienVende(),
    'GET /v1/puntos-suministro/:cups': leer,
    'GET /v1/puntos-suministro/:cups/consumos': leer,
    'GET /v1/puntos-suministro/:cups/curva': leer,
    'GET /v1/puntos-suministro/:cups/cronologia': leer,
    'POST /v1/puntos-suministro': deQuienVende(() => ({
      payload: { cups: cups.panaderia, tarifa: '2.0TD', potenciasKw: [1, 1] },
    })),
    'POST /v1/puntos-suministro/lote': deQuienVende(() => ({ payload: { accion: 'quitar', ids: ['x'] } })),
    'POST /v1/puntos-suministro/lote/ensayo': deQuienVende(() => ({
      payload: { accion: 'quitar', ids: ['x'] },
    })),
    'PATCH /v1/puntos-suministro/:cups': write({ version: 1, alquilerEurMes: 1 }),
    'PUT /v1/puntos-suministro/:cups/consumos': write({
      desde: '2025-12-31',
      hasta: '2026-01-31',
      activaKwh: [1, 2, 3],
    }),
  };
}
