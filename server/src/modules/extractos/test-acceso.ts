import { randomBytes } from 'node:crypto';
import { deAdministracion, type FilaDeAcceso, type Mundo, type TablaDeAcceso } from '../../test-acceso.ts';

/** Each call on one statement finds one of its own. */
export function accesoExtractos({ db }: Mundo): TablaDeAcceso {
  const ofOneClaim = (payload: object = {}): FilaDeAcceso =>
    deAdministracion(async () => {
      const codigo = `RC-${randomBytes(16).toString('hex')}`;
      const { id } = await db
        .insertInto('reclamacion')
        .values({ codigo, comercializadora: 'Luz del Norte', texto: 'Falta un pago' })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { params: { id }, payload };
    });
  const ofOne: FilaDeAcceso = deAdministracion(async () => {
    const sha256 = randomBytes(32);
    const { id } = await db
      .insertInto('extracto')
      .values({
        codigo: `EX-${sha256.toString('hex')}`,
        comercializadora: 'Luz del Norte',
        mes: '2026-01-01',
        fichero: 'enero.csv',
        sha256,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { params: { id } };
  });
  const csv = () => ({ query: { formato: 'csv' } });
  return {
    'GET /v1/extractos': deAdministracion(),
    'GET /v1/extractos/grupos': deAdministracion(() => ({ query: { por: 'comercializadora' } })),
    'GET /v1/extractos/totales': deAdministracion(),
    'GET /v1/extractos/exportacion': deAdministracion(csv),
    'GET /v1/extractos/deuda': deAdministracion(),
    'POST /v1/extractos/importacion': deAdministracion(),
    'GET /v1/extractos/plantilla': deAdministracion(),
    'GET /v1/extractos/lineas': deAdministracion(),
    'GET /v1/extractos/lineas/grupos': deAdministracion(() => ({ query: { por: 'estado' } })),
    'GET /v1/extractos/lineas/totales': deAdministracion(),
    'GET /v1/extractos/lineas/exportacion': deAdministracion(csv),
    'GET /v1/extractos/reclamaciones': deAdministracion(),
    'POST /v1/extractos/reclamaciones': deAdministracion(),
    'GET /v1/extractos/reclamaciones/:id': ofOneClaim(),
    'PATCH /v1/extractos/reclamaciones/:id': ofOneClaim({ version: 1, estado: 'respondida' }),
    'DELETE /v1/extractos/reclamaciones/:id': ofOneClaim(),
    'GET /v1/extractos/reclamaciones/:id/csv': ofOneClaim(),
    'GET /v1/extractos/:id': ofOne,
    'DELETE /v1/extractos/:id': ofOne,
    'POST /v1/extractos/:id/restaurar': ofOne,
  };
}
