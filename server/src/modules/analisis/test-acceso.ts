import {
  DE_NADIE,
  deQuienVende,
  deTodos,
  type FilaDeAcceso,
  type Mundo,
  type TablaDeAcceso,
} from '../../test-acceso.ts';
import { peticionDePrueba } from './test-negocio.ts';

const VARIANTE_DE_PRUEBA = {
  costeOperativoComercial: 1,
  costeOperativoPotenciaComercial: 0,
  productos: [{ cups: 'x', idProducto: 'x' }],
};

/** The file `acceso.test.ts` beside this one goes further: it tests what each account sees of each analysis. */
export function accesoAnalisis({ cups }: Mundo): TablaDeAcceso {
  const estudio: FilaDeAcceso = {
    llamada: () => ({ payload: peticionDePrueba(cups.panaderia) }),
    esperado: [401, 403, 'pasa', 404, 'pasa'],
  };
  return {
    'GET /v1/analisis': deTodos(),
    'GET /v1/analisis/datos': deQuienVende(() => ({ query: { cups: '' } })),
    'GET /v1/analisis/exportacion': deTodos(() => ({ query: { formato: 'csv' } })),
    'POST /v1/analisis': estudio,
    'POST /v1/analisis/simular': estudio,
    'GET /v1/analisis/:id': DE_NADIE,
    'GET /v1/analisis/:id/facturas': {
      ...DE_NADIE,
      llamada: () => ({ query: { cups: cups.panaderia } }),
    },
    'PATCH /v1/analisis/:id': {
      llamada: () => ({ payload: { notas: 'x' } }),
      esperado: [401, 403, 404, 404, 404],
    },
    'POST /v1/analisis/:id/recalcular': {
      llamada: () => ({ payload: { fecha: '2026-01-31' } }),
      esperado: [401, 403, 404, 404, 404],
    },
    'POST /v1/analisis/:id/variante': {
      llamada: () => ({ payload: VARIANTE_DE_PRUEBA }),
      esperado: [401, 403, 404, 404, 404],
    },
  };
}
