import { randomUUID } from 'node:crypto';
import { TEST_USERS } from '../../platform/test-app.ts';
import { DE_NADIE, deTodos, type Mundo, type TablaDeAcceso } from '../../test-acceso.ts';

export function accesoImportaciones({ db }: Mundo): TablaDeAcceso {
  const terminada = async () => {
    const id = randomUUID();
    const fichero = { nombre: 'a.csv', carpeta: id, ficheros: ['a.csv'], formatos: [], bytes: 1 };
    const vacio = { filasPorSegundo: null, segundosRestantes: null, motivo: null };
    const importacion = {
      id,
      usuarioId: TEST_USERS.comercial.id,
      estado: 'terminada' as const,
      terminadaEn: new Date(),
    };
    await db
      .insertInto('importacion')
      .values({ ...importacion, ...fichero, ...vacio })
      .execute();
    return { params: { id } };
  };
  return {
    'GET /v1/importaciones': deTodos(),
    'POST /v1/importaciones': deTodos(),
    'GET /v1/importaciones/:id': DE_NADIE,
    'GET /v1/importaciones/:id/eventos': DE_NADIE,
    'POST /v1/importaciones/:id/cancelar': DE_NADIE,
    'GET /v1/importaciones/:id/rechazos': { llamada: terminada, esperado: [401, 404, 200, 404, 200] },
  };
}
