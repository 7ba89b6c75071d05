import {
  deAdministracion,
  type FilaDeAcceso,
  type Mundo,
  NOT_THERE_FOR_SELLERS,
  type TablaDeAcceso,
} from '../../test-acceso.ts';

/** Connections are for administrators; what they bring and the leaves, for whoever sees the supply or its client. */
export function accesoConexiones({ db, ids, cups }: Mundo): TablaDeAcceso {
  let made = 0;
  const leave: FilaDeAcceso = {
    llamada: async () => {
      made += 1;
      const { id } = await db
        .insertInto('permisoDeDatos')
        .values({
          clienteId: ids.panaderia,
          cups: [cups.panaderia],
          meses: 12,
          hash: Buffer.from(`acceso ${made}`),
          documentoId: null,
          enviadaA: null,
          creadoPor: null,
          caducaEn: new Date('2999-01-01'),
          hasta: null,
          texto: null,
          nombre: null,
          nif: null,
          ip: null,
          agente: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { params: { id } };
    },
    esperado: [401, 403, 200, 404, 200],
  };
  const enPapel = { clienteId: ids.panaderia, documentoId: 'no-existe' };
  return {
    'GET /v1/conexiones': deAdministracion(),
    'PUT /v1/conexiones/:id': deAdministracion(() => ({
      params: { id: 'omie' },
      payload: { activa: false },
    })),
    'DELETE /v1/conexiones/:id': deAdministracion(() => ({ params: { id: 'omie' } })),
    'GET /v1/conexiones/suministros/:cups': {
      llamada: () => ({ params: { cups: cups.panaderia } }),
      esperado: [401, 403, 200, 409, 200],
    },
    'POST /v1/conexiones/consultas': {
      llamada: () => ({ payload: { cups: cups.panaderia, conexion: 'sips' } }),
      esperado: [401, 403, 'pasa', 409, 'pasa'],
    },
    'GET /v1/conexiones/consultas/:id': NOT_THERE_FOR_SELLERS,
    'GET /v1/permisos-de-datos': {
      llamada: () => ({ query: { clienteId: ids.panaderia } }),
      esperado: [401, 403, 200, 404, 200],
    },
    'POST /v1/permisos-de-datos': {
      llamada: () => ({ payload: { clienteId: ids.panaderia } }),
      esperado: [401, 403, 'pasa', 404, 'pasa'],
    },
    'POST /v1/permisos-de-datos/en-papel': {
      llamada: () => ({ payload: enPapel }),
      esperado: [401, 403, 400, 404, 400],
    },
    'DELETE /v1/permisos-de-datos/:id': leave,
    'GET /v1/publico/permisos-de-datos/:token': { esperado: [404, 404, 404, 404, 404] },
    'POST /v1/publico/permisos-de-datos/:token': {
      llamada: () => ({ payload: { nombre: 'Nadie', nif: '00000000T', acepta: true } }),
      esperado: [404, 404, 404, 404, 404],
    },
    'DELETE /v1/publico/permisos-de-datos/:token': { esperado: [404, 404, 404, 404, 404] },
  };
}
