import { beforeAll, describe, expect, test } from 'vitest';
import { insertCorreo } from '../../platform/outbox/outbox.repository.ts';
import { TEST_USERS, testApp } from '../../platform/test-app.ts';
import { tokenOf } from '../../platform/test-session.ts';
import { today } from '../../platform/today.ts';
import { AJENO, CUPS } from '../analisis/test-negocio.ts';
import { plusDays } from './estados.ts';
import { casaDePrueba, EMAIL } from './test-propuesta.ts';

const harness = await testApp();
const { app, db, mails } = harness;
const casa = await casaDePrueba(harness);
const { call, borrador, enviada } = casa;
const P = '/v1/propuestas';

describe('creating a proposal', () => {
  let analisis: string;
  beforeAll(async () => {
    analisis = await casa.analisis();
  });

  test('makes a draft with its number, figures that add up and its actions', async () => {
    const propuesta = await borrador([analisis]);
    expect(propuesta).toMatchObject({
      codigo: expect.stringMatching(/^P-\d{4}-\d{4}$/),
      numero: 1,
      version: 1,
      estado: 'borrador',
      cliente: { id: casa.clienteId, nombre: 'Panadería Ñandú' },
      comercial: { nombre: 'Jefa' },
      cups: [CUPS.propio],
      enlace: null,
      acciones: ['editar', 'enviar', 'repreciar', 'duplicar', 'borrar'],
    });
    const [punto] = propuesta.puntos;
    const { actualAnualEur, ofertaAnualEur, ahorroAnualEur } = propuesta;
    expect(Math.round((actualAnualEur - ofertaAnualEur) * 100)).toBe(Math.round(ahorroAnualEur * 100));
    for (const lado of ['actual', 'oferta'] as const) {
      const suma = (concepto: string) =>
        punto?.comparativa
          .filter((fila) => fila.concepto === concepto)
          .reduce((total, fila) => total + (fila[lado].importeEur ?? 0), 0) ?? 0;
      expect(suma('potencia')).toBeCloseTo(suma('termino-potencia'), 2);
      expect(suma('energia')).toBeCloseTo(suma('termino-energia'), 2);
      expect(suma('base-imponible') + suma('impuesto') + suma('redondeo')).toBeCloseTo(suma('total'), 2);
      const meses = punto?.meses.reduce((total, mes) => total + mes[`${lado}Eur`], 0);
      expect(meses).toBeCloseTo(suma('total'), 2);
    }
  });

  test('is refused with the analyses that make no proposal, and why', async () => {
    const sin = await casa.analisis(CUPS.segundo, {});
    const delEquipo = await casa.analisis(CUPS.delEquipo);
    const suelto = await casa.analisis(CUPS.registro);
    const request = (ids: string[]) => call('POST', P, { analisis: ids });
    expect((await request([analisis, sin])).body).toMatchObject({
      code: 'sin-producto',
      errors: { 'analisis.1': expect.stringContaining(`${CUPS.segundo} no tiene producto elegido`) },
    });
    expect((await request([analisis, delEquipo])).body).toMatchObject({
      code: 'varios-clientes',
      errors: { 'analisis.1': expect.stringContaining('Taller Sur') },
    });
    expect((await request([suelto])).status).toBe(400);
    expect((await call('POST', P, { analisis: [suelto] }, 'admin')).body.code).toBe('analisis-sin-cliente');
    expect((await request([analisis, await casa.analisis()])).body.code).toBe('cups-repetido');
    expect((await request(['no-existe'])).status).toBe(400);
    expect((await request([])).status).toBe(400);
  });

  test('needs a session, and is refused to a client', async () => {
    expect((await app.inject({ url: P })).statusCode).toBe(401);
    const { id, version } = await borrador([analisis]);
    expect((await call('POST', P, { analisis: [analisis] }, 'cliente')).status).toBe(403);
    expect((await call('PATCH', `${P}/${id}`, { version }, 'cliente')).status).toBe(403);
    expect((await call('POST', `${P}/${id}/enviar`, { version }, 'cliente')).status).toBe(403);
    expect((await call('DELETE', `${P}/${id}?version=1`, undefined, 'cliente')).status).toBe(403);
  });
});

describe('proposals are seen', () => {
  test('by a client once they were sent, without what is internal', async () => {
    const [secreta, vista] = [await borrador(), await enviada()];
    expect((await call('GET', `${P}/${secreta.id}`, undefined, 'cliente')).status).toBe(404);
    const { body } = await call('GET', `${P}/${vista.id}`, undefined, 'cliente');
    expect(body).toMatchObject({ acciones: ['responder'] });
    for (const interno of ['comisionEur', 'visitas', 'aperturas', 'diferencias', 'puntos.0.interno']) {
      expect(body).not.toHaveProperty(interno.split('.'));
    }
    expect(
      (await call('GET', P, undefined, 'cliente')).body.rows.map(({ id }: { id: string }) => id),
    ).toContain(vista.id);
  });

  test('by no other team, and by whoever is above the representative', async () => {
    const { id } = await borrador();
    const headers = { authorization: `Bearer ${await tokenOf(app, AJENO)}` };
    for (const url of [`${P}/${id}`, `${P}/${id}/pdf`]) {
      expect((await app.inject({ url, headers })).statusCode).toBe(404);
    }
    expect((await app.inject({ url: P, headers })).json()).toMatchObject({ rows: [], count: 0 });
    expect((await borrador([await casa.analisis(CUPS.delEquipo)])).cliente.nombre).toBe('Taller Sur');
    expect((await call('GET', `${P}/no-existe`)).status).toBe(404);
  });
});

describe('changing a proposal', () => {
  test('keeps a draft in its version, and a stale change is told what stands now', async () => {
    const { id } = await borrador();
    const { body } = await call('PATCH', `${P}/${id}`, { version: 1, validezDias: 15, mensaje: 'Otra' });
    expect(body).toMatchObject({ numero: 1, version: 2, validezDias: 15, mensaje: 'Otra' });
    const vieja = await call('PATCH', `${P}/${id}`, { version: 1, mensaje: 'La mía' });
    expect([vieja.status, vieja.body.code]).toEqual([409, 'version-antigua']);
    expect(vieja.body.datos.actual).toMatchObject({ version: 2, mensaje: 'Otra' });
    expect(vieja.body.errors.mensaje).toContain('La mía');
    expect((await call('PATCH', `${P}/${id}`, { version: 2, validezDias: 0 })).status).toBe(400);
  });

  test('withdraws what was sent, and makes a draft of its next version', async () => {
    const { id, version, token } = await enviada();
    const { body } = await call('PATCH', `${P}/${id}`, { version, mensaje: 'Mejorada' });
    expect(body).toMatchObject({ estado: 'borrador', numero: 2, enlace: null });
    expect(
      body.versiones.map(({ numero, estado }: { numero: number; estado: string }) => [numero, estado]),
    ).toEqual([
      [2, 'borrador'],
      [1, 'retirada'],
    ]);
    expect((await casa.publico('GET', token)).status).toBe(410);
    const primera = (await call('GET', `${P}/${id}?numero=1`)).body;
    expect(primera).toMatchObject({ numero: 1, mensaje: 'Hola', acciones: [] });
  });

  test('by pricing it again makes new versions of its analyses and lists what changed', async () => {
    const producto = await casa.alta({ nombre: `Sube ${Date.now()}` });
    const propuesta = await borrador([await casa.analisis(CUPS.propio, { idProducto: producto })]);
    // The prices expire after the proposal was made.
    await db
      .updateTable('productoVersion')
      .set({ hasta: '2026-06-30' })
      .where('productoId', '=', producto)
      .execute();
    const retirado = await call('POST', `${P}/${propuesta.id}/repreciar`, { version: 1 });
    expect([retirado.status, retirado.body.code]).toEqual([409, 'sin-producto']);
    const { body: nuevo } = await call('GET', `/v1/productos/${producto}`, undefined, 'admin');
    const { id: _, estado: __, ...condiciones } = nuevo.version;
    await call(
      'POST',
      `/v1/productos/${producto}/versiones`,
      {
        ...condiciones,
        desde: '2026-07-01',
        hasta: null,
        energiaEurKwh: [0.18, 0.16, 0.15, 0.14, 0.13, 0.12],
      },
      'admin',
    );
    const { status, body } = await call('POST', `${P}/${propuesta.id}/repreciar`, { version: 1 });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ numero: 2, estado: 'borrador' });
    expect(body.diferencias).toContainEqual(
      expect.objectContaining({ campo: 'precioEnergia', periodo: 1, antes: 0.18, despues: 0.188 }),
    );
    expect(body.puntos[0].analisis.version).toBeGreaterThan(1);
  });

  test('by pricing it again where that is not permitted makes no version of its analyses either', async () => {
    const analisis = await casa.analisis();
    const { id, version } = await borrador([analisis]);
    await call('DELETE', `${P}/${id}?version=${version}`);
    const { body: borrada } = await call('GET', `${P}/${id}`);
    const { status } = await call('POST', `${P}/${id}/repreciar`, { version: borrada.version });
    expect(status).toBe(409);
    expect((await call('GET', `/v1/analisis/${analisis}`)).body.versiones).toHaveLength(1);
  });

  test('withdraws, duplicates, bins and restores it', async () => {
    const { id, version, codigo } = await enviada();
    const retirada = (await call('POST', `${P}/${id}/retirar`, { version })).body;
    expect(retirada).toMatchObject({ estado: 'borrador', numero: 2 });
    const copia = (await call('POST', `${P}/${id}/duplicar`)).body;
    expect(copia).toMatchObject({ estado: 'borrador', numero: 1, cups: retirada.cups });
    expect(copia.codigo).not.toBe(codigo);
    expect((await call('DELETE', `${P}/${id}?version=1`)).status).toBe(409);
    expect((await call('DELETE', `${P}/${id}?version=${retirada.version}`)).status).toBe(204);
    const lista = async (query: string) =>
      (await call('GET', `${P}?limit=100${query}`)).body.rows.map((fila: { id: string }) => fila.id);
    expect(await lista('')).not.toContain(id);
    expect(await lista('&borradas=si')).toContain(id);
    expect((await call('POST', `${P}/${id}/restaurar`)).body).toMatchObject({ borrada: null });
    expect((await call('POST', `${P}/${id}/restaurar`)).body.code).toBe('accion-no-permitida');
    expect(await lista('')).toContain(id);
  });
});

describe('sending a proposal', () => {
  test('freezes it, keeps its PDF and writes to the client', async () => {
    const propuesta = await enviada();
    expect(propuesta).toMatchObject({
      estado: 'enviada',
      correo: 'enviado',
      validaHasta: plusDays(today(), 30),
      diasRestantes: 30,
      enlace: `https://vatio.example/p/${propuesta.token}`,
    });
    expect(propuesta.token).toMatch(/^[\w-]{43}$/);
    const mail = mails.at(-1);
    expect(mail?.to).toBe(EMAIL);
    expect(mail?.text).toContain(propuesta.enlace);
    const { answer } = await call('GET', `${P}/${propuesta.id}/pdf`);
    expect(mail?.attachments?.[0]?.content.equals(answer.rawPayload)).toBe(true);
    expect(answer.headers['content-disposition']).toContain(
      `Propuesta_${propuesta.codigo.slice(2)}_v1_PANADERIA_NANDU.pdf`,
    );
    const guardado = await db
      .selectFrom('documento')
      .selectAll()
      .where('entidadId', '=', propuesta.id)
      .executeTakeFirstOrThrow();
    expect(guardado.sha256.toString('hex')).toBe(propuesta.versiones[0]?.pdfSha256);
    const { rows } = { rows: await db.selectFrom('propuestaVersion').selectAll().execute() };
    expect(JSON.stringify(rows)).not.toContain(propuesta.token);
  });

  test('again uses the same link, works without mail, and to another address', async () => {
    const { id, version, enlace } = await enviada();
    const cuantos = mails.length;
    const sola = await call('POST', `${P}/${id}/enviar`, { version, sinCorreo: true });
    expect(sola.body).toMatchObject({ enlace, correo: 'no-pedido' });
    expect(mails).toHaveLength(cuantos);
    await call('POST', `${P}/${id}/enviar`, { version, email: 'gerencia@panaderia.example' });
    expect(mails.at(-1)?.to).toBe('gerencia@panaderia.example');
    expect((await call('POST', `${P}/${id}/enviar`, { version, email: 'no' })).status).toBe(400);
  });

  test('is refused once its address, or whoever sends it, has had the mails of an hour, and says so in a sentence', async () => {
    const { id, version } = await enviada();
    const send = async (email: string) => {
      const { status, body, answer } = await call('POST', `${P}/${id}/enviar`, { version, email });
      return { status, code: body.code, title: body.title, wait: Number(answer.headers['retry-after']) };
    };
    const write = (destinatario: string, usuarioId?: string) =>
      insertCorreo(db, {
        motivo: 'propuesta',
        entidad: 'propuesta',
        entidadId: id,
        destinatario,
        asunto: 'Propuesta',
        texto: 'Propuesta',
        usuarioId,
      });
    for (let n = 0; n < 30; n++) await write('Cansada@panaderia.example');
    const tired = await send('cansada@panaderia.example');
    expect(tired).toMatchObject({
      status: 429,
      code: 'demasiados-correos',
      title: 'Esta dirección ya ha recibido 30 correos como este en la última hora: espera un poco',
    });
    expect(tired.wait).toBeGreaterThan(0);
    expect((await send('otra@panaderia.example')).status).toBe(200);
    const many = async () => {
      for (let n = 0; n < 100; n++) await write(`cliente${n}@panaderia.example`, TEST_USERS.comercial.id);
    };
    await expect(many()).rejects.toMatchObject({ problem: { code: 'demasiados-correos' } });
    expect(await send('nueva@panaderia.example')).toMatchObject({
      status: 429,
      title: 'Has mandado 100 correos como este en la última hora: espera un poco',
    });
    const withoutMail = await call('POST', `${P}/${id}/enviar`, { version, sinCorreo: true });
    expect(withoutMail.body.correo).toBe('no-pedido');
  });
});
