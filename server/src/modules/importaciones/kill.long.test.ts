import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { importaciones } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { testFolder, testProcess } from '../../platform/test-process.ts';
import { cuentas, formulario, read, terminada } from './test-banco.ts';
import { consumosDe, cupsDePrueba, datadis, sipsPs } from './test-ficheros.ts';

const SECRETO = 'secreto-de-las-pruebas-de-32-letras';
const PUNTOS = 8000;

// This application only looks into the database; other processes do the imports.
const banco = await testApp();
const { db, as } = banco;
const carpeta = testFolder();
const env = { DATABASE_URL: banco.url, VATIO_DATA: carpeta, VATIO_SECRET: SECRETO, PORT: '0' };

const cups = Array.from({ length: PUNTOS }, (_, i) => cupsDePrueba(i));
const ficheros = [
  ['ps.csv', sipsPs(cups.map((unCups) => ({ cups: unCups })))],
  ['consumos.csv', cups.map((unCups) => consumosDe(unCups, 24)).join('')],
  ['curva.csv', datadis(cups[0]!, ['2026-01-10'])],
] as const;
const FILAS = PUNTOS + PUNTOS * 24 + 24;

async function send(linea: string): Promise<string> {
  const { headers, payload } = await formulario(ficheros);
  const respuesta = await fetch(`${linea.match(/http:\S+/)?.[0]}${importaciones.create.path}`, {
    method: 'POST',
    headers: { ...headers, ...(await as('comercial')) },
    body: payload,
  });
  return importaciones.create.response.parse(await respuesta.json()).id;
}

async function guardado() {
  const { rows } = await sql`
    SELECT (SELECT count(*) FROM punto_suministro)::int AS puntos, (SELECT count(*) FROM ficha_sips)::int AS fichas,
      (SELECT count(*) FROM consumo)::int AS consumos, (SELECT count(*) FROM curva_dia)::int AS dias
  `.execute(db);
  return rows[0];
}

const NADA = { puntos: 0, fichas: 0, consumos: 0, dias: 0 };
const TODO = { puntos: PUNTOS, fichas: PUNTOS, consumos: PUNTOS * 24, dias: 1 };

async function insertando(): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND state = 'active' AND query ~ '^\s*INSERT INTO consumo'
  `.execute(db);
  return rows.length > 0;
}

test('a server killed while it reads and while it merges ends the import when it comes back, all or nothing', {
  timeout: 180_000,
}, async () => {
  const primero = testProcess(env);
  const id = await send(await primero.started);
  while ((await read(banco, id)).filas === 0) await sleep(5);
  primero.signal('SIGKILL');
  await primero.ended;
  expect(await guardado()).toEqual(NADA);
  expect(readdirSync(join(carpeta, 'importaciones', id))).toEqual(['0', '1', '2']);

  const segundo = testProcess(env);
  await segundo.started;
  while (!(await insertando())) await sleep(5);
  segundo.signal('SIGKILL');
  await segundo.ended;
  expect(await guardado()).toEqual(NADA);
  expect((await read(banco, id)).terminada).toBeNull();

  const tercero = testProcess(env);
  await tercero.started;
  expect(cuentas(await terminada(banco, id))).toEqual({
    nuevas: FILAS,
    cambiadas: 0,
    iguales: 0,
    rechazadas: 0,
  });
  expect(await guardado()).toEqual(TODO);
  for (let espera = 0; espera < 5000 && existsSync(join(carpeta, 'importaciones', id)); espera += 20)
    await sleep(20);
  expect(readdirSync(join(carpeta, 'importaciones'))).toEqual([]);

  tercero.signal('SIGTERM');
  expect(await tercero.ended).toMatchObject({ code: 0, stderr: '' });
});
