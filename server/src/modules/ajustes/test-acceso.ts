import { deAdministracion, type Mundo, type TablaDeAcceso } from '../../test-acceso.ts';

/** Administrators alone change brands; everybody may look at a logo. */
export function accesoAjustes({ db, ids }: Mundo): TablaDeAcceso {
  let made = 0;
  const marca = async () => {
    const { id } = await db
      .insertInto('marca')
      .values({ nombre: `Marca ${made++}`, logo: Buffer.from('<svg/>'), logoTipo: 'image/svg+xml' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const ofBrand = (payload: object = {}) =>
    deAdministracion(async () => ({ params: { id: await marca(), tipo: 'correo' }, payload }));
  const ofMail = deAdministracion(async () => ({ params: { id: await marca(), cual: 'codigo' } }));
  const byId = '/v1/ajustes/marcas/:id';
  return {
    'GET /v1/ajustes/marcas': deAdministracion(),
    'GET /v1/ajustes/exportacion-completa': deAdministracion(),
    'POST /v1/ajustes/marcas': deAdministracion(() => ({ payload: { nombre: `Nueva ${made++}` } })),
    [`GET ${byId}`]: ofBrand(),
    [`PATCH ${byId}`]: ofBrand({ version: 1, municipio: 'Soria' }),
    [`DELETE ${byId}`]: ofBrand(),
    [`POST ${byId}/restaurar`]: ofBrand(),
    [`POST ${byId}/predeterminada`]: ofBrand(),
    [`PUT ${byId}/logo`]: ofBrand(),
    [`DELETE ${byId}/logo`]: ofBrand(),
    [`POST ${byId}/textos`]: ofBrand({ tipo: 'correo', texto: 'Hola' }),
    [`GET ${byId}/textos/:tipo`]: ofBrand(),
    [`GET ${byId}/muestra`]: ofBrand(),
    [`GET ${byId}/proveedor-de-firma`]: ofBrand(),
    [`PUT ${byId}/proveedor-de-firma`]: ofBrand({ direccion: 'https://localhost', clave: 'x' }),
    [`DELETE ${byId}/proveedor-de-firma`]: ofBrand(),
    [`GET ${byId}/correos/:cual`]: ofMail,
    [`POST ${byId}/correos/:cual`]: ofMail,
    'PUT /v1/ajustes/asignaciones': deAdministracion(async () => ({
      payload: { entidad: 'comercial', id: ids.comercial, marcaId: null },
    })),
    'GET /v1/ajustes/acceso': deAdministracion(),
    'PUT /v1/ajustes/acceso': deAdministracion(() => ({ payload: { segundoPasoAdministradores: false } })),
    'GET /v1/ajustes/plantilla': { esperado: [200, 200, 200, 200, 200] },
    'PUT /v1/ajustes/plantilla': deAdministracion(() => ({ payload: { areasOcultas: [] } })),
    'GET /v1/publico/marcas/:id/privacidad': {
      llamada: async () => ({ params: { id: await marca() } }),
      esperado: [200, 200, 200, 200, 200],
    },
    'GET /v1/publico/marcas/:id/logo': {
      llamada: async () => ({ params: { id: await marca() } }),
      esperado: [200, 200, 200, 200, 200],
    },
  };
}
