import { deQuienVende, type FilaDeAcceso, type Mundo, type TablaDeAcceso } from '../../test-acceso.ts';
import { insertVista } from '../vistas/vistas.repository.ts';

export function accesoInformes({ db, ids }: Mundo): TablaDeAcceso {
  const query = { fuente: 'contratos', filas: 'comercializadora', medida: 'cuantos', fecha: 'firma' };
  const asked = (more: object = {}): FilaDeAcceso => deQuienVende(() => ({ query: { ...query, ...more } }));
  const saved = async () => {
    const { usuarioId } = await db
      .selectFrom('comercial')
      .select('usuarioId')
      .where('id', '=', ids.comercial)
      .executeTakeFirstOrThrow();
    const vista = await insertVista(db, {
      lista: 'informes',
      nombre: 'Ventas',
      consulta: new URLSearchParams(query).toString(),
      columnas: [],
      ambito: 'todos',
      fijada: false,
      predeterminadaDe: [],
      usuarioId: usuarioId!,
    });
    return { params: { vista } };
  };
  return {
    'GET /v1/informes': asked(),
    'GET /v1/informes/filas': asked(),
    'GET /v1/informes/hoja': asked({ formato: 'csv' }),
    'GET /v1/informes/calidad': deQuienVende(),
    'GET /v1/informes/calidad/contratos': deQuienVende(() => ({ query: { medida: 'desistidos' } })),
    'GET /v1/informes/embudo': deQuienVende(),
    'GET /v1/informes/envios': deQuienVende(),
    'PUT /v1/informes/envios/:vista': deQuienVende(saved),
    'DELETE /v1/informes/envios/:vista': { ...deQuienVende(saved), esperado: [401, 403, 404, 404, 404] },
  };
}
