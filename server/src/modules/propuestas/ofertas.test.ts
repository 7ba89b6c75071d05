import { createHash } from 'node:crypto';
import { propuestaPublica, propuestas } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../platform/test-app.ts';
import { CUPS } from '../analisis/test-negocio.ts';
import { ofertasDePrueba } from './test-comparadas.ts';
import { ACEPTACION, casaDePrueba, EMAIL } from './test-propuesta.ts';

const harness = await testApp();
const { db, mails } = harness;
const casa = await casaDePrueba(harness);
const { call, analisis, borrador, publico, fijo } = casa;
const { otro: otroAnalisis, tercero, variante, tres, sendThree } = await ofertasDePrueba(casa);
const P = '/v1/propuestas';

const read = async (id: string) => propuestas.get.response.parse((await call('GET', `${P}/${id}`)).body);

async function accept(token: string, oferta?: number) {
  await publico('POST', token, '/codigo', { via: 'correo' });
  const codigo = /\d{6}/.exec(mails.findLast(({ to }) => to === EMAIL)?.subject ?? '')?.[0] ?? '';
  return publico('POST', token, '/aceptar', { ...ACEPTACION, codigo, oferta });
}

describe('a proposal of several offers', () => {
  test('keeps each with its own figures, and counts with those of the first', async () => {
    const { status, body } = await call('POST', P, { ...(await tres()), mensaje: '' });
    expect([status, body.title]).toEqual([200, undefined]);
    const { oferta, alternativas, puntos, ...cuenta } = await read(body.id);
    expect([oferta, ...alternativas.map((otra) => otra.oferta)]).toEqual([1, 2, 3]);
    expect([puntos, ...alternativas.map((otra) => otra.puntos)].map(([punto]) => punto?.producto)).toEqual([
      'Fijo',
      'Otro',
      'Tercero',
    ]);
    for (const otra of alternativas) {
      expect(otra.actualAnualEur).toBe(cuenta.actualAnualEur);
      expect(Math.round((otra.actualAnualEur - otra.ofertaAnualEur) * 100)).toBe(
        Math.round(otra.ahorroAnualEur * 100),
      );
      // The fee of the second and third is another one, and so is what they earn.
      expect(otra.comisionEur).not.toBe(cuenta.comisionEur);
      expect(otra.puntos[0]?.interno?.comisionEur).toBe(otra.comisionEur);
    }
  });

  test('makes the analyses of its other offers when it is saved, and none of them when it is refused', async () => {
    const primera = await analisis();
    const otra = (idProducto: string) => [
      {
        de: primera,
        costeOperativoComercial: 12,
        costeOperativoPotenciaComercial: 0,
        productos: [{ cups: CUPS.propio, idProducto }],
      },
    ];
    const cuantos = async () => (await call('GET', '/v1/analisis')).body.count;
    const antes = await cuantos();
    const refused = await call('POST', P, {
      analisis: [primera],
      alternativas: [otra(otroAnalisis), [primera]],
    });
    expect([refused.status, refused.body.code, await cuantos()]).toEqual([
      409,
      'ofertas-no-comparables',
      antes,
    ]);
    const { status, body } = await call('POST', P, {
      analisis: [primera],
      alternativas: [otra(otroAnalisis)],
    });
    expect([status, body.alternativas?.[0]?.puntos[0].producto, await cuantos()]).toEqual([
      200,
      'Otro',
      antes + 1,
    ]);
    const { id, version } = body;
    const changed = await call('PATCH', `${P}/${id}`, {
      version,
      analisis: [primera],
      alternativas: [otra(tercero)],
    });
    expect([changed.body.alternativas?.[0]?.puntos[0].producto, await cuantos()]).toEqual([
      'Tercero',
      antes + 2,
    ]);
  });

  test('is listed once, with the first offer', async () => {
    const { body } = await call('POST', P, { ...(await tres()), mensaje: '' });
    const lista = (await call('GET', `${P}?q=${body.codigo}`)).body;
    expect(lista.rows).toMatchObject([{ id: body.id, comisionEur: body.comisionEur, cups: [CUPS.propio] }]);
    expect(lista.count).toBe(1);
  });

  test('refuses offers that cannot be compared: of other supplies, of another cost of today, or twice the same', async () => {
    const primera = await analisis();
    const create = (alternativas: string[][]) => call('POST', P, { analisis: [primera], alternativas });
    const deOtro = await analisis(CUPS.segundo);
    const deOtroPrecio = await analisis(CUPS.propio, {
      idProducto: otroAnalisis,
      precioEnergiaCliente: [0.9, 0.9, 0.9, 0.9, 0.9, 0.9],
    });
    for (const [alternativa, motivo] of [
      [deOtro, 'No lleva los mismos CUPS que la primera'],
      [deOtroPrecio, 'Parte de otro consumo o de otro coste de hoy'],
      [primera, 'Es igual que la oferta 1'],
    ] as const) {
      const { status, body } = await create([[alternativa]]);
      expect([status, body.code, body.errors]).toEqual([
        409,
        'ofertas-no-comparables',
        { 'alternativas.0': motivo },
      ]);
    }
    expect((await create([[primera], [primera], [primera]])).status).toBe(400);
  });

  test('is edited, withdrawn, duplicated and priced again with all its offers', async () => {
    const primera = await borrador();
    const id = primera.puntos[0]?.analisis.id ?? '';
    const alternativas = [[await variante(id, otroAnalisis)], [await variante(id, tercero)]];
    const editada = await call('PATCH', `${P}/${primera.id}`, { version: primera.version, alternativas });
    expect([editada.status, editada.body.alternativas?.length]).toEqual([200, 2]);
    const mensaje = { version: editada.body.version, mensaje: 'Tres' };
    const conTexto = await call('PATCH', `${P}/${primera.id}`, mensaje);
    expect(conTexto.body.alternativas).toHaveLength(2);
    expect((await call('POST', `${P}/${primera.id}/duplicar`)).body.alternativas).toHaveLength(2);
    const repreciada = await call('POST', `${P}/${primera.id}/repreciar`, { version: conTexto.body.version });
    expect([repreciada.status, repreciada.body.numero, repreciada.body.alternativas?.length]).toEqual([
      200, 2, 2,
    ]);
    const menos = { version: repreciada.body.version, alternativas: [] };
    expect((await call('PATCH', `${P}/${primera.id}`, menos)).body.alternativas).toEqual([]);

    const enviada = await sendThree();
    const retirada = await call('POST', `${P}/${enviada.id}/retirar`, { version: enviada.version });
    expect([retirada.body.estado, retirada.body.alternativas?.length]).toEqual(['borrador', 2]);
  });

  test('is one offer again when other analyses are put in it', async () => {
    const { body } = await call('POST', P, { ...(await tres()), mensaje: '' });
    const otra = {
      version: body.version,
      analisis: [await analisis(CUPS.propio, { idProducto: otroAnalisis })],
    };
    const { alternativas, puntos } = (await call('PATCH', `${P}/${body.id}`, otra)).body;
    expect([alternativas, puntos[0].producto]).toEqual([[], 'Otro']);
  });
});

describe('choosing one of several offers', () => {
  test('is asked of the client, and only of those that there are', async () => {
    const { token } = await sendThree();
    const sin = await accept(token);
    expect([sin.status, sin.body.errors]).toEqual([400, { oferta: 'Elige una de las ofertas' }]);
    expect((await accept(token, 4)).status).toBe(400);
    const una = await casa.enviada();
    const { status, body } = await accept(una.token, 2);
    expect([status, body.errors]).toEqual([400, { oferta: 'Esa oferta no es de esta propuesta' }]);
  });

  test('shows the client each offer with the text of its choice, and nothing of what it earns', async () => {
    const { token, codigo } = await sendThree();
    const { body } = await publico('GET', token);
    const vista = propuestaPublica.get.response.parse(body);
    expect(vista.eleccion).toContain(`Elijo la oferta 1 de las 3 de la propuesta ${codigo}, versión 1:`);
    expect(vista.alternativas.map(({ eleccion }) => eleccion)).toEqual([
      expect.stringMatching(new RegExp(`Elijo la oferta 2 .*«Otro», [\\d.,]+\\s€ al año.*${CUPS.propio}`)),
      expect.stringMatching(/Elijo la oferta 3 .*«Tercero»/),
    ]);
    expect(JSON.stringify(body).toLowerCase()).not.toMatch(/comisi[oó]n|interno|feeenergia/);
  });

  test('makes the contracts, the figures and the evidence those of the chosen offer', async () => {
    const { id, token, comisionEur, pdfSha256 } = await sendThree();
    const antes = await read(id);
    const elegida = antes.alternativas[0];
    const eleccion = (await publico('GET', token)).body.alternativas[0].eleccion;
    const { status, body } = await accept(token, 2);
    expect([status, body.estado, body.oferta, body.puntos?.[0]?.producto]).toEqual([
      200,
      'aceptada',
      2,
      'Otro',
    ]);
    const despues = await read(id);
    expect(despues).toMatchObject({
      oferta: 2,
      ofertaAnualEur: elegida?.ofertaAnualEur,
      ahorroAnualEur: elegida?.ahorroAnualEur,
      comisionEur: elegida?.comisionEur,
      actualAnualEur: antes.actualAnualEur,
      respuesta: { tipo: 'aceptada', oferta: 2 },
    });
    expect(despues.comisionEur).not.toBe(comisionEur);
    expect(despues.versiones[0]?.pdfSha256).toBe(antes.versiones[0]?.pdfSha256 ?? pdfSha256);
    const contrato = (await call('GET', `/v1/contratos/${despues.contratos[0]}`)).body;
    expect(contrato.producto.nombre).toBe('Otro');

    const { contenido } = await db
      .selectFrom('evidencia')
      .select('contenido')
      .where('propuestaId', '=', id)
      .executeTakeFirstOrThrow();
    const hechos = JSON.parse(contenido);
    expect(hechos.textos[0]).toMatchObject({ id: 'oferta-elegida', texto: eleccion, aceptado: true });
    const textoSha256 = createHash('sha256').update(eleccion).digest('hex');
    expect(hechos.oferta).toEqual({ numero: 2, de: 3, textoSha256 });
  });

  test('is the only thing that changes the figures of what was sent', async () => {
    const { id } = await sendThree();
    for (const cambio of [sql`oferta = 2`, sql`oferta_anual_eur = 1`, sql`ofertas = 1`]) {
      await expect(
        sql`update propuesta_version set ${cambio} where propuesta_id = ${id}::uuid`.execute(db),
      ).rejects.toThrow();
    }
  });

  test('sells what the client chose, though another offer is no longer on sale', async () => {
    const { token, id } = await sendThree();
    await db.updateTable('producto').set({ activo: false }).where('id', '=', fijo).execute();
    const primera = await accept(token, 1);
    expect([primera.status, primera.body.code]).toEqual([409, 'oferta-no-disponible']);
    expect((await accept(token, 3)).status).toBe(200);
    await db.updateTable('producto').set({ activo: true }).where('id', '=', fijo).execute();
    expect((await read(id)).puntos[0]?.producto).toBe('Tercero');
  });
});
