import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { PROJECT_FOLDER } from './platform/project.ts';
import { testApp } from './platform/test-app.ts';

const CARPETA = join(PROJECT_FOLDER, 'server/src');

/** The server's queries to the database, and those that the documents tell a person to run. */
function codigo(): string {
  const ficheros = readdirSync(CARPETA, { recursive: true, encoding: 'utf8' });
  const suyos = ficheros.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
  const rutas = [...suyos.map((path) => join(CARPETA, path)), join(PROJECT_FOLDER, 'docs/escala.md')];
  return rutas.map((ruta) => readFileSync(ruta, 'utf8')).join('\n');
}

test('every function of the database is of use to the server, the documents, the schema or to another function', async () => {
  const { db } = await testApp();
  const { rows: funciones } = await sql<{ nombre: string; texto: string; depende: boolean }>`
    select p.proname as nombre, p.prosrc as texto,
      exists (select from pg_depend d where d.refobjid = p.oid and d.deptype <> 'e') as depende
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  `.execute(db);
  expect(funciones.length).toBeGreaterThan(10);
  const llamadas = codigo();
  const sobran = funciones.filter(({ nombre, depende }) => {
    const otras = funciones.filter((otra) => otra.nombre !== nombre).map(({ texto }) => texto);
    return !depende && ![llamadas, ...otras].some((texto) => texto.includes(`${nombre}(`));
  });
  expect(sobran.map(({ nombre }) => nombre)).toEqual([]);
});
