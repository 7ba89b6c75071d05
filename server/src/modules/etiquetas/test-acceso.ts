import { deQuienVende, type Mundo, type TablaDeAcceso } from '../../test-acceso.ts';

export function accesoEtiquetas({ cups }: Mundo): TablaDeAcceso {
  const cambio = { entidad: 'punto-suministro', poner: ['De prueba'] };
  return {
    'GET /v1/etiquetas': deQuienVende(),
    'POST /v1/etiquetas/cambio': {
      llamada: () => ({ payload: { ...cambio, id: cups.panaderia } }),
      esperado: [401, 403, 200, 404, 200],
    },
    'POST /v1/etiquetas/lote': deQuienVende(() => ({ payload: { ...cambio, ids: ['x'] } })),
    'POST /v1/etiquetas/lote/ensayo': deQuienVende(() => ({ payload: { ...cambio, ids: ['x'] } })),
  };
}
