import { deAdministracion, deTodos, type TablaDeAcceso } from '../../test-acceso.ts';

export function accesoInicio(): TablaDeAcceso {
  return {
    'GET /v1/inicio/resumen': deTodos(),
    'GET /v1/inicio/tareas': deTodos(),
    'GET /v1/inicio/primeros-pasos': deAdministracion(),
  };
}
