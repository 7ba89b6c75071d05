import { setTimeout as sleep } from 'node:timers/promises';
import { type auth, importaciones } from '@vatio/contract/endpoints';
import { afterAll, expect } from 'vitest';
import { type TestApp, testApp } from '../../platform/test-app.ts';
import { startImportador } from './importador.service.ts';

type Importacion = importaciones.Importacion;
/** A file of a form, with its name and content. */
export type Fichero = readonly [nombre: string, contenido: string | Uint8Array];

const ESPERA_MS = 60_000;

/** What the form says beside its files. */
type Respuestas = Readonly<Record<string, string>>;

/** The form that the screen sends, as `inject()` takes it. */
export async function formulario(ficheros: readonly Fichero[], respuestas: Respuestas = {}) {
  const form = new FormData();
  for (const [campo, valor] of Object.entries(respuestas)) form.append(campo, valor);
  for (const [nombre, contenido] of ficheros) {
    form.append('file', new Blob([Uint8Array.from(Buffer.from(contenido))]), nombre);
  }
  const cuerpo = new Response(form);
  const headers = { 'content-type': cuerpo.headers.get('content-type') ?? '' };
  return { headers, payload: Buffer.from(await cuerpo.arrayBuffer()) };
}

/** The application with an importer, as in a running process, and what the tests do with it. */
export async function bancoDePrueba() {
  const banco = await testApp();
  const fallos: unknown[] = [];
  const onError = (error: unknown) => fallos.push(error);
  const stop = await startImportador({ ...banco, workers: 2, onError });
  afterAll(async () => {
    await stop();
    expect(fallos).toEqual([]);
  });

  const send = (rol: auth.Role, ...ficheros: Fichero[]) => sendAnswering(rol, {}, ...ficheros);

  async function sendAnswering(rol: auth.Role, respuestas: Respuestas, ...ficheros: Fichero[]) {
    const { headers, payload } = await formulario(ficheros, respuestas);
    return banco.app.inject({
      method: 'POST',
      url: importaciones.create.path,
      headers: { ...headers, ...(await banco.as(rol)) },
      payload,
    });
  }

  /** Sends the files, waits until the import ends, and answers it as the calls do. */
  const importFile = (rol: auth.Role, ...ficheros: Fichero[]) => importAnswering(rol, {}, ...ficheros);

  async function importAnswering(
    rol: auth.Role,
    respuestas: Respuestas,
    ...ficheros: Fichero[]
  ): Promise<Importacion> {
    const respuesta = await sendAnswering(rol, respuestas, ...ficheros);
    expect([respuesta.statusCode, respuesta.json().errors]).toEqual([200, undefined]);
    return terminada(banco, respuesta.json().id);
  }

  return { ...banco, send, sendAnswering, importFile, importAnswering, stop };
}

export async function read({ app, as }: TestApp, id: string, rol: auth.Role = 'admin'): Promise<Importacion> {
  const respuesta = await app.inject({ url: `/v1/importaciones/${id}`, headers: await as(rol) });
  return importaciones.importacionSchema.parse(respuesta.json());
}

export async function terminada(banco: TestApp, id: string): Promise<Importacion> {
  for (let espera = 0; espera < ESPERA_MS; espera += 50) {
    const importacion = await read(banco, id);
    if (importacion.terminada !== null) return importacion;
    await sleep(50);
  }
  throw new Error('The import does not end');
}

export function cuentas({ estado, filas, nuevas, cambiadas, iguales, rechazadas }: Importacion) {
  expect(estado).toBe('terminada');
  expect(filas).toBe(nuevas + cambiadas + iguales + rechazadas);
  return { nuevas, cambiadas, iguales, rechazadas };
}
