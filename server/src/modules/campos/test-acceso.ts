import { deAdministracion, deQuienVende, type Mundo, type TablaDeAcceso } from '../../test-acceso.ts';

export function accesoCampos({ cups, db }: Mundo): TablaDeAcceso {
  const valores = { texto1: 'De prueba' };
  const definido = async (archivado = false) => {
    const campo = { entidad: 'punto-suministro', hueco: 'texto1', nombre: 'Prueba', puesto: 0 } as const;
    await db
      .insertInto('campoPropio')
      .values({ ...campo, archivado })
      .onConflict((conflict) => conflict.columns(['entidad', 'hueco']).doUpdateSet({ archivado }))
      .execute();
  };
  const cual = { entidad: 'punto-suministro', hueco: 'texto1' };
  const lote = deQuienVende(() => ({ payload: { entidad: cual.entidad, valores, ids: ['x'] } }));
  return {
    'GET /v1/campos': deQuienVende(),
    'POST /v1/campos': deAdministracion(() => ({
      payload: { entidad: 'contrato', clase: 'texto', nombre: crypto.randomUUID() },
    })),
    'PATCH /v1/campos/:entidad/:hueco': deAdministracion(async () => {
      await definido();
      return { params: cual, payload: { nombre: 'Otro nombre' } };
    }),
    'DELETE /v1/campos/:entidad/:hueco': deAdministracion(async () => {
      await definido(true);
      return { params: cual };
    }),
    'POST /v1/campos/cambio': {
      llamada: async () => {
        await definido();
        return { payload: { entidad: cual.entidad, valores, id: cups.panaderia } };
      },
      esperado: [401, 403, 200, 404, 200],
    },
    'POST /v1/puntos-suministro/importacion': deQuienVende(),
    'GET /v1/puntos-suministro/plantilla': deQuienVende(),
    'POST /v1/campos/lote': lote,
    'POST /v1/campos/lote/ensayo': lote,
  };
}
