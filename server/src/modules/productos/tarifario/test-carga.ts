import { productos } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';

export const COMUN = 'Comercializadora;Producto;Tarifa;Duración;Desde;Hasta;';
export const FEES = 'Fee energía mínimo;Fee energía máximo;Fee potencia mínimo;Fee potencia máximo';
export const DOS_CERO = `${COMUN}Potencia P1;Potencia P2;Energía P1;Energía P2;Energía P3;${FEES}`;

/** Loads a price list as the screen does; `cargar` expects it to be understood. */
export function cargaDePrueba(app: FastifyInstance, admin: { authorization: string }) {
  async function upload(
    contenido: string | Buffer,
    ensayo: 'si' | 'no' = 'si',
    headers = admin,
    campos: Readonly<Record<string, string>> = {},
  ) {
    const form = new FormData();
    for (const [campo, valor] of Object.entries(campos)) form.set(campo, valor);
    form.set('fichero', new Blob([Uint8Array.from(Buffer.from(contenido))]), 'lista.bin');
    const cuerpo = new Response(form);
    const answer = await app.inject({
      method: 'POST',
      url: `/v1/productos/tarifario?ensayo=${ensayo}`,
      headers: { ...headers, 'content-type': cuerpo.headers.get('content-type') ?? '' },
      payload: Buffer.from(await cuerpo.arrayBuffer()),
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  async function load(
    contenido: string | Buffer,
    ensayo: 'si' | 'no' = 'si',
    campos: Readonly<Record<string, string>> = {},
  ) {
    const { status, body } = await upload(contenido, ensayo, admin, campos);
    expect([status, body.detail]).toEqual([200, undefined]);
    return productos.importTarifario.response.parse(body);
  }

  return { upload, load };
}
