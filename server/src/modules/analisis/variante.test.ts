import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { productoDePrueba } from '../productos/test-producto.ts';
import { CUPS, negocioDePrueba, peticionDePrueba } from './test-negocio.ts';

const { app, db, as } = await testApp();
let fijo: string;
let otroId: string;

async function call(url: string, payload: object, rol: 'admin' | 'comercial' = 'comercial') {
  const answer = await app.inject({ method: 'POST', url: `/v1/${url}`, headers: await as(rol), payload });
  return { status: answer.statusCode, body: answer.json() };
}

beforeAll(async () => {
  await negocioDePrueba(db);
  fijo = (await call('productos', productoDePrueba({ nombre: 'Fijo' }), 'admin')).body.id;
  otroId = (await call('productos', productoDePrueba({ nombre: 'Otro' }), 'admin')).body.id;
});

const FEES = { costeOperativoComercial: 3.5, costeOperativoPotenciaComercial: 1 };

async function original(): Promise<{ id: string; codigo: string }> {
  const rates = { supuestos: { ieeTipo: 0.005, impuestoTipo: 0.1, bonoSocialEurAnio: 1 } };
  const { status, body } = await call('analisis', peticionDePrueba(CUPS.propio, { idProducto: fijo }, rates));
  expect([status, body.title]).toEqual([200, undefined]);
  return body;
}

describe('POST /v1/analisis/:id/variante', () => {
  test('saves the same supplies with another product and other fees, and today costs the same', async () => {
    const { id, codigo, ...first } = await original();
    // What is sold today changes nothing: the variant takes what the first analysis froze.
    await db.updateTable('producto').set({ activo: false }).where('id', '=', fijo).execute();
    const productos = [{ cups: CUPS.propio.toLowerCase(), idProducto: otroId }];
    const { status, body } = await call(`analisis/${id}/variante`, { ...FEES, productos });
    await db.updateTable('producto').set({ activo: true }).where('id', '=', fijo).execute();
    expect([status, body.title]).toEqual([200, undefined]);
    expect(body).toMatchObject({ ...FEES, version: 1, fecha: (first as { fecha?: string }).fecha });
    expect(body.codigo).not.toBe(codigo);
    expect(body.puntos[0].idProducto).toBe(otroId);
    const before = (first as unknown as typeof body).puntos[0];
    expect(body.puntos[0]).toMatchObject({ actual: before.actual, supuestos: before.supuestos });
    const chosen = body.datosCupsProducto.find(
      (datos: { idProducto: string }) => datos.idProducto === otroId,
    );
    expect(chosen.facturas).not.toBeNull();
  });

  test('refuses a supply of another analysis, a product that was not compared, and a supply without one', async () => {
    const { id } = await original();
    const variante = (productos: object[]) => call(`analisis/${id}/variante`, { ...FEES, productos });
    const idProducto = otroId;
    expect(await variante([{ cups: CUPS.segundo, idProducto }])).toMatchObject({
      status: 400,
      body: { errors: { 'productos.0.cups': 'No es de ese análisis' } },
    });
    expect(await variante([{ cups: CUPS.propio, idProducto: id }])).toMatchObject({
      status: 400,
      body: { errors: { 'productos.0.idProducto': 'No está entre los que se compararon' } },
    });
    expect((await variante([])).status).toBe(400);
  });
});
