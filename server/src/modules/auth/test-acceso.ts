import { randomUUID } from 'node:crypto';
import { DE_NADIE, deAdministracion, deTodos, publica, type TablaDeAcceso } from '../../test-acceso.ts';

/** The calls are empty, so whoever is let in is told what is missing. */
export function accesoAuth(): TablaDeAcceso {
  return {
    'GET /v1/auth/demo': publica(),
    'POST /v1/auth/login': publica(),
    'POST /v1/auth/segundo-paso': publica(),
    'POST /v1/auth/register': publica(),
    'POST /v1/auth/refresh': publica(),
    'POST /v1/auth/logout': publica(),
    'POST /v1/auth/forgot-password': publica(),
    'POST /v1/auth/reset-password': publica(),
    'POST /v1/auth/proveedor/comienzo': publica(),
    'POST /v1/auth/proveedor': publica(),
    'GET /v1/ajustes/proveedor': deAdministracion(),
    'PUT /v1/ajustes/proveedor': deAdministracion(),
    'DELETE /v1/ajustes/proveedor': deAdministracion(),
    'POST /v1/auth/llave/comienzo': publica(),
    'POST /v1/auth/llave': publica(),
    'GET /v1/cuenta/llaves': deTodos(),
    'POST /v1/cuenta/llaves': deTodos(),
    'POST /v1/cuenta/llaves/comienzo': deTodos(),
    // Nobody finds another's passkey.
    'PATCH /v1/cuenta/llaves/:id': {
      ...DE_NADIE,
      llamada: () => ({ params: { id: randomUUID() }, payload: { nombre: 'Otro nombre' } }),
    },
    'POST /v1/cuenta/llaves/:id/retirada': deTodos(),
    'GET /v1/cuenta/sesiones': deTodos(),
    // Everybody has an own account, and nobody finds another's session.
    'DELETE /v1/cuenta/sesiones/:id': { ...DE_NADIE, llamada: () => ({ params: { id: randomUUID() } }) },
    'POST /v1/cuenta/sesiones/cerrar-las-demas': deTodos(),
    'POST /v1/cuenta/recorrido': deTodos(),
    'PUT /v1/cuenta/filas-por-pagina': deTodos(),
    'PUT /v1/cuenta/orden-de-inicio': deTodos(),
    'PUT /v1/cuenta/contrasena': deTodos(),
    'GET /v1/cuenta/segundo-paso': deTodos(),
    'POST /v1/cuenta/segundo-paso': deTodos(),
    'POST /v1/cuenta/segundo-paso/comienzo': deTodos(),
    'POST /v1/cuenta/segundo-paso/codigos': deTodos(),
    'POST /v1/cuenta/segundo-paso/retirada': deTodos(),
  };
}
