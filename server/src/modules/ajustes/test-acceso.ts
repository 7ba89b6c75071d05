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
  const one = '/v1/ajustes/marcas/:id';
  return {
    'GET /v1/ajustes/marcas': deAdministracion(),
    'POST /v1/ajustes/marcas': deAdministracion(() => ({ payload: { nombre: `Nueva ${made++}` } })),
    [`GET ${one}`]: ofBrand(),
    [`PATCH ${one}`]: ofBrand({ version: 1, municipio: 'Soria' }),
    [`DELETE ${one}`]: ofBrand(),
    [`POST ${one}/restaurar`]: ofBrand(),
    [`POST ${one}/predeterminada`]: ofBrand(),
    [`PUT ${one}/logo`]: ofBrand(),
    [`DELETE ${one}/logo`]: ofBrand(),
    [`POST ${one}/textos`]: ofBrand({ tipo: 'correo', texto: 'Hola' }),
    [`GET ${one}/textos/:tipo`]: ofBrand(),
    [`GET ${one}/muestra`]: ofBrand(),
    'PUT /v1/ajustes/asignaciones': deAdministracion(async () => ({
      payload: { entidad: 'comercial', id: ids.comercial, marcaId: null },
    })),
    'GET /v1/ajustes/acceso': deAdministracion(),
    'PUT /v1/ajustes/acceso': deAdministracion(() => ({ payload: { segundoPasoAdministradores: false } })),
    'GET /v1/publico/marcas/:id/logo': {
      llamada: async () => ({ params: { id: await marca() } }),
      esperado: [200, 200, 200, 200, 200],
    },
  };
}
