import { expect, test } from 'vitest';
import { bancoDePrueba } from '../../test-banco.ts';
import { killHalfway } from './test-muerte.ts';
import { cuentasDe, leida, muchosClientes } from './test-operaciones.ts';

const CLIENTES = 1_500;

// This application only answers calls and looks into the database; other processes do the operation.
const { call, ids, db, url } = await bancoDePrueba();
await muchosClientes(db, CLIENTES, ids.comercial);

test('kill -9 half-way: what was written is whole, and the next start does the rest once', {
  timeout: 240_000,
}, async () => {
  const { body } = await call('admin', 'POST', '/asignacion', {
    filtro: { comercial: ids.comercial },
    comercialId: ids.otro,
  });
  const { id, total } = leida(body);
  const read = async () => leida((await call('admin', 'GET', `/v1/operaciones/${id}`)).body);
  const deAntes = (await cuentasDe(db, id, ids.otro)).pasados;
  await killHalfway({
    url,
    read,
    trasMorir: async () => {
      const { pasados, auditados, hechas, cuenta } = await cuentasDe(db, id, ids.otro);
      expect(hechas).toBeLessThan(total);
      expect([pasados - deAntes, auditados, cuenta]).toEqual([hechas, hechas, hechas]);
    },
    alAcabar: async () => {
      expect(await read()).toMatchObject({ estado: 'terminada', total, hechas: total });
      expect(await cuentasDe(db, id, ids.otro)).toEqual({
        pasados: deAntes + total,
        auditados: total,
        hechas: total,
        cuenta: total,
      });
    },
  });
});
