import {
  deAdministracion,
  deQuienVende,
  deTodos,
  type FilaDeAcceso,
  type Mundo,
  type TablaDeAcceso,
} from '../../test-acceso.ts';
import { productoDePrueba } from '../productos/test-producto.ts';

/** Makes, for one call, a draft for the point of the representative's client. */
export async function accesoContratos({ db, ids, cups }: Mundo): Promise<TablaDeAcceso> {
  const producto = await db
    .insertInto('producto')
    .values({
      comercializadora: 'De acceso',
      nombre: 'Fijo',
      tarifa: '3.0TD',
      tipo: 'fijo',
      zonas: [],
      duracionMeses: 12,
      permanencia: false,
      renovable: false,
      peajesIncluidos: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { desde, hasta: _, ...condiciones } = productoDePrueba().version;
  const { id: productoVersionId } = await db
    .insertInto('productoVersion')
    .values({ productoId: producto.id, desde, condiciones: JSON.stringify(condiciones) })
    .returning('id')
    .executeTakeFirstOrThrow();
  let cuantos = 0;
  const contrato = async (cambios: object = {}) => {
    const { id } = await db
      .insertInto('contrato')
      .values({
        codigo: `C-0000-${cuantos++}`,
        clienteId: ids.panaderia,
        comercialId: ids.comercial,
        cups: cups.panaderia,
        productoVersionId,
        precioEnergiaEurKwh: [],
        precioPotenciaEurKwAnio: [],
        potenciasKw: [],
        feeEnergiaEurMwh: 0,
        feePotenciaEurKwAnio: 0,
        consumoAnualKwh: 0,
        duracionMeses: 12,
        permanencia: false,
        comisionPrevistaEur: 0,
        ...cambios,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const write = (payload: object = {}, cambios: object = {}): FilaDeAcceso => ({
    llamada: async () => ({ params: { id: await contrato(cambios) }, payload }),
    esperado: [401, 403, 'pasa', 404, 'pasa'],
  });
  const leido = await contrato();
  const deVendedor: FilaDeAcceso = {
    llamada: () => ({ params: { id: leido } }),
    esperado: [401, 403, 200, 404, 200],
  };
  const accion = { accion: 'cancelar', motivo: 'x', version: 1 };
  return {
    'GET /v1/contratos': deTodos(),
    'GET /v1/contratos/grupos': deTodos(() => ({ query: { por: 'estado' } })),
    'GET /v1/contratos/recuento': deTodos(),
    'GET /v1/contratos/exportacion': deTodos(() => ({ query: { formato: 'csv' } })),
    'GET /v1/contratos/ocupacion': deQuienVende(() => ({ query: { cups: cups.panaderia } })),
    'GET /v1/contratos/:id': {
      llamada: () => ({ params: { id: leido } }),
      esperado: [401, 200, 200, 404, 200],
    },
    'GET /v1/contratos/:id/pdf': {
      llamada: () => ({ params: { id: leido } }),
      esperado: [401, 200, 200, 404, 200],
    },
    'GET /v1/contratos/:id/requisitos': deVendedor,
    'GET /v1/contratos/:id/ficha': deVendedor,
    'GET /v1/contratos/:id/firma': deVendedor,
    'POST /v1/contratos/:id/firma': write({ version: 1, nombre: 'Ana', email: 'ana@x.es', telefono: null }),
    'POST /v1/contratos/:id/firma/comprobar': write(),
    'POST /v1/publico/contratos/firmas/:marcaId': {
      llamada: () => ({ params: { marcaId: leido }, payload: { data: { id: 1 } } }),
      esperado: [401, 401, 401, 401, 401],
    },
    'PUT /v1/contratos/:id/requisitos/contacto': write({
      origen: 'visita',
      fecha: '2026-01-01',
      porTelefono: false,
      grabacion: '',
      prueba: '',
    }),
    'PUT /v1/contratos/:id/requisitos/firmante': write({
      nombre: 'Ana',
      dni: '12345678Z',
      calidad: 'titular',
    }),
    'PUT /v1/contratos/:id/requisitos/bono-social': write({ tiene: false }),
    'POST /v1/contratos/:id/requisitos/ficha': write(),
    'DELETE /v1/contratos/:id/requisitos/:requisito': {
      llamada: async () => ({ params: { id: await contrato(), requisito: 'contacto' } }),
      esperado: [401, 403, 'pasa', 404, 'pasa'],
    },
    'POST /v1/contratos': deQuienVende(),
    'PATCH /v1/contratos/:id': write({ version: 1, notas: 'x' }),
    'DELETE /v1/contratos/:id': write(),
    'POST /v1/contratos/:id/restaurar': write({}, { borradoEn: new Date() }),
    'POST /v1/contratos/:id/acciones': write(accion),
    'POST /v1/contratos/:id/renovar': write(),
    'POST /v1/contratos/:id/renovar/ensayo': write(),
    'POST /v1/contratos/lote': deQuienVende(),
    'POST /v1/contratos/lote/ensayo': deQuienVende(),
    'POST /v1/contratos/lote/renovacion': deQuienVende(),
    'POST /v1/contratos/lote/renovacion/ensayo': deQuienVende(),
    'GET /v1/renovaciones': deTodos(),
    'GET /v1/renovaciones/exportacion': deTodos(() => ({ query: { formato: 'csv' } })),
    'GET /v1/renovaciones/grupos': deTodos(() => ({ query: { por: 'tarifa' } })),
    'GET /v1/renovaciones/totales': deTodos(),
    'GET /v1/renovaciones/resumen': deTodos(),
    'POST /v1/contratos/importacion': deAdministracion(),
    'GET /v1/contratos/plantilla': deAdministracion(),
  };
}
