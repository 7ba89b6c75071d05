import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bancoDePrueba } from '../../../test-banco.ts';
import { killHalfway } from '../../operaciones/test-muerte.ts';
import { leida } from '../../operaciones/test-operaciones.ts';

const FILAS = 1_500;
const LETRAS = 'TRWAGMYFPDXBNJZSQVHLCKE';

// This application only answers calls and looks into the database; other processes import the file.
const { call, upload, db, url } = await bancoDePrueba();

/** Counts the file's clients, their first entries in the audit and the rows marked as done. */
async function cuentas(id: string) {
  const { rows } = await sql<{ clientes: number; auditados: number; filas: number; hechas: number }>`
    select (select count(*)::int from cliente where nombre like 'De fichero %' and borrado_en is null) as clientes,
      (select count(*)::int from auditoria where accion = 'crear' and despues->>'nombre' like 'De fichero %') as auditados,
      (select count(*)::int from operacion_fila where operacion_id = ${id} and resultado = 'hecha') as filas,
      (select hechas from operacion where id = ${id}) as hechas
  `.execute(db);
  return rows[0]!;
}

test('an import of clients killed half-way leaves whole rows, goes on once at the next start, and can be taken back', {
  timeout: 240_000,
}, async () => {
  const filas = Array.from({ length: FILAS }, (_, i) => {
    const numero = String(i + 1).padStart(8, '0');
    return `${numero}${LETRAS[(i + 1) % 23]};De fichero ${i}`;
  });
  const fichero = new Blob([['NIF;Nombre', ...filas].join('\n')]);
  const { body } = await upload('admin', '/importacion?ensayo=no', fichero, 'clientes.csv');
  const { id } = leida(body.operacion);
  const read = async () => leida((await call('admin', 'GET', `/v1/operaciones/${id}`)).body);
  await killHalfway({
    url,
    read,
    trasMorir: async () => {
      const { clientes, auditados, filas: anotadas, hechas } = await cuentas(id);
      expect(hechas).toBeLessThan(FILAS);
      expect([clientes, auditados, anotadas]).toEqual([hechas, hechas, hechas]);
    },
    alAcabar: async () => {
      expect(await read()).toMatchObject({ estado: 'terminada', hechas: FILAS, rechazadas: 0 });
      expect(await cuentas(id)).toEqual({ clientes: FILAS, auditados: FILAS, filas: FILAS, hechas: FILAS });
      await call('admin', 'POST', `/v1/operaciones/${id}/deshacer`);
      while ((await cuentas(id)).clientes > 0) await sleep(20);
    },
  });
});
