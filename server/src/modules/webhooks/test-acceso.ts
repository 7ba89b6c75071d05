import { randomUUID } from 'node:crypto';
import { deAdministracion, deQuienVende, type Mundo, type TablaDeAcceso } from '../../test-acceso.ts';
import { insertEntrega } from './entregas.repository.ts';
import { insertWebhook } from './webhooks.repository.ts';

export function accesoWebhooks({ db }: Mundo): TablaDeAcceso {
  const webhook = async () => {
    const id = randomUUID();
    const url = 'https://receptor.example/vatio';
    await insertWebhook(db, { id, url, eventos: ['contrato.cambiado'], secreto: Buffer.from('x') });
    return id;
  };
  const deUno = (payload: object = {}) =>
    deAdministracion(async () => ({ params: { id: await webhook() }, payload }));
  return {
    'GET /v1/sucesos': deQuienVende(),
    'GET /v1/admin/webhooks': deAdministracion(),
    'POST /v1/admin/webhooks': deAdministracion(() => ({
      payload: { url: 'https://receptor.example/vatio', eventos: ['contrato.cambiado'] },
    })),
    'PATCH /v1/admin/webhooks/:id': deUno({ activo: false }),
    'DELETE /v1/admin/webhooks/:id': deUno(),
    'POST /v1/admin/webhooks/:id/prueba': deUno(),
    'GET /v1/admin/webhooks/:id/entregas': deUno(),
    'POST /v1/admin/webhooks/:id/entregas/:entregaId/repetir': deAdministracion(async () => {
      const id = await webhook();
      return { params: { id, entregaId: await insertEntrega(db, id, 'prueba') } };
    }),
  };
}
