import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../../../platform/test-app.ts';
import { cupsDePrueba, headersOf, VIEWERS } from '../../cartera/test-cartera.ts';
import { killHalfway } from '../../operaciones/test-muerte.ts';
import { leida } from '../../operaciones/test-operaciones.ts';
import { negocioDeContratos } from '../test-contratos.ts';

const FILAS = 4_000;

// This application only answers calls and looks into the database; other processes import the file.
const banco = await testApp();
const { app, db, url } = banco;
const { call, ids } = await negocioDeContratos(banco);
const puntos = Array.from({ length: FILAS }, (_, i) => cupsDePrueba(1_000 + i));
await sql`
  insert into punto_suministro (cups, distribuidora, cliente_id, tarifa, potencias_kw, consumo_anual_kwh)
  select unnest(${puntos}::text[]), '0021', ${ids.taller}, '3.0TD', array[20, 20, 20, 20, 20, 30], 9000
`.execute(db);

async function upload(): Promise<string> {
  const filas = puntos.map((cups, i) => `${cups};Luz del Norte;Fijo 12;M-${i};01/02/2024;01/03/2024`);
  const titulos = 'CUPS;Comercializadora;Producto;Referencia;Firma;Activación';
  const form = new FormData();
  form.set('fichero', new Blob([[titulos, ...filas].join('\n')]), 'contratos.csv');
  const cuerpo = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/contratos/importacion?ensayo=no',
    headers: {
      ...(await headersOf(banco, VIEWERS.admin)),
      'content-type': cuerpo.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await cuerpo.arrayBuffer()),
  });
  return leida(answer.json().operacion).id;
}

/**
 * Counts the contracts, the active ones, their audit entries, the numbers given and the rows that name their
 * contract.
 */
async function cuentas(id: string) {
  const { rows } = await sql<
    Record<'contratos' | 'activos' | 'sucesos' | 'ultimo' | 'filas' | 'hechas', number>
  >`
    select (select count(*)::int from contrato) as contratos,
      (select count(*)::int from contrato where atr = 'activado') as activos,
      (select count(*)::int from auditoria where entidad = 'contrato') as sucesos,
      coalesce((select max(ultimo) from numeracion where serie = 'CT'), 0) as ultimo,
      (select count(*)::int from operacion_fila f join contrato k on k.id = f.entidad_id::uuid
        where f.operacion_id = ${id} and f.resultado = 'hecha') as filas,
      (select hechas from operacion where id = ${id}) as hechas
  `.execute(db);
  return rows[0]!;
}

/** Each contract was made, signed, requested and activated, and no number was skipped. */
const conTodo = (n: number) => ({
  contratos: n,
  activos: n,
  sucesos: 3 * n,
  ultimo: n,
  filas: n,
  hechas: n,
});

test('an import of contracts killed half-way leaves whole contracts, and makes the rest once at the next start', {
  timeout: 240_000,
}, async () => {
  const id = await upload();
  const read = async () => leida((await call('admin', 'GET', `/operaciones/${id}`)).body);
  await killHalfway({
    url,
    read,
    trasMorir: async () => {
      const hay = await cuentas(id);
      expect(hay.hechas).toBeLessThan(FILAS);
      expect(hay).toEqual(conTodo(hay.hechas));
    },
    alAcabar: async () => {
      expect(await read()).toMatchObject({ estado: 'terminada', hechas: FILAS, rechazadas: 0 });
      expect(await cuentas(id)).toEqual(conTodo(FILAS));
    },
  });
});
