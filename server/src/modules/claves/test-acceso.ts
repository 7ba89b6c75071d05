import { newApiKey } from '../../platform/api-keys.ts';
import { TEST_USERS } from '../../platform/test-app.ts';
import { DE_NADIE, deAdministracion, deTodos, type Mundo, type TablaDeAcceso } from '../../test-acceso.ts';
import { insertClave } from './claves.repository.ts';

export function accesoClaves({ db }: Mundo): TablaDeAcceso {
  const clave = async () => {
    const { hash, inicio } = newApiKey();
    const usuarioId = TEST_USERS.admin.id;
    return insertClave(db, {
      nombre: 'De prueba',
      usuarioId,
      hash,
      inicio,
      ambitos: ['clientes:leer'],
      dias: 1,
    });
  };
  return {
    'GET /v1/cuenta/claves': deTodos(),
    'DELETE /v1/cuenta/claves/:id': DE_NADIE,
    'GET /v1/admin/claves': deAdministracion(),
    'POST /v1/admin/claves': deAdministracion(() => ({
      payload: { nombre: 'Nueva', ambitos: ['clientes:leer'], dias: 30 },
    })),
    'DELETE /v1/admin/claves/:id': deAdministracion(async () => ({ params: { id: await clave() } })),
  };
}
