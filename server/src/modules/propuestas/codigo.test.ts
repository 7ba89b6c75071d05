import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeEach, describe, expect, test } from 'vitest';
import { testSms } from '../../platform/sms/test-sms.ts';
import { testApp } from '../../platform/test-app.ts';
import { smsDeCodigo } from './correo.ts';
import { ACEPTACION, casaDePrueba } from './test-propuesta.ts';

const service = await testSms();
const harness = await testApp({ sms: service.sms });
const { app, db, mails } = harness;
const { clienteId, enviada, publico } = await casaDePrueba(harness);

const MOVIL = '+34600100200';
const writeTelefono = (telefono: string | null) =>
  db.updateTable('cliente').set({ telefono }).where('id', '=', clienteId).execute();
const request = (token: string, via: 'correo' | 'movil') => publico('POST', token, '/codigo', { via });
const accept = (token: string, codigo: string | undefined) =>
  publico('POST', token, '/aceptar', { ...ACEPTACION, codigo });
const mailedCode = () => /\d{6}/.exec(mails.at(-1)?.subject ?? '')?.[0];

beforeEach(async () => {
  service.answerWith();
  await writeTelefono('600 100 200');
});

describe('the code of an acceptance', () => {
  test('goes by the way that the client chooses, to the number of their sheet, and no more than its end is shown', async () => {
    const { token, codigo } = await enviada();
    const { body } = await publico('GET', token);
    expect(body.vias).toEqual([
      { via: 'correo', destino: 'h•••@panaderia.example' },
      { via: 'movil', destino: '•••200' },
    ]);
    expect(JSON.stringify(body)).not.toContain('600100200');
    expect((await request(token, 'movil')).body).toEqual({ enviadoA: '•••200', minutos: 10 });
    const { to, text } = JSON.parse(service.heard.at(-1)?.body ?? '');
    expect(to).toBe(MOVIL);
    expect(text).toContain(`es tu codigo para aceptar la propuesta ${codigo}`);
  });

  test.each([
    ['a fixed line', '912 345 678', ['correo']],
    ['no phone', null, ['correo']],
    ['a mobile of another country', '+351 912 345 678', ['correo', 'movil']],
  ])('is offered to a client with %s by the ways that reach them', async (_, telefono, vias) => {
    const { token } = await enviada();
    await writeTelefono(telefono);
    const { body } = await publico('GET', token);
    expect(body.vias.map(({ via }: { via: string }) => via)).toEqual(vias);
    const asked = await request(token, 'movil');
    expect([asked.status, asked.body.code]).toEqual(
      vias.includes('movil') ? [200, undefined] : [409, 'sin-esa-via'],
    );
  });

  test('that was asked for by one way stops working when another is asked for by the other', async () => {
    const { token } = await enviada();
    await request(token, 'correo');
    const former = mailedCode();
    await request(token, 'movil');
    expect((await accept(token, former)).body.errors.codigo).toBe('No es el código que te hemos enviado');
    expect((await accept(token, service.latestCode())).status).toBe(200);
  });

  test.each([
    ['correo', 'hola@panaderia.example', 'Correo comprobado'],
    ['movil', MOVIL, 'Móvil comprobado'],
  ] as const)(
    'by %s is in the answer, in the sealed facts, on their paper and on the page that checks it',
    async (via, destino, row) => {
      const { id, token } = await enviada();
      await request(token, via);
      // What is proven is where the code went, whatever is written of the client since.
      await writeTelefono('600 999 999');
      const { status, body } = await accept(token, via === 'correo' ? mailedCode() : service.latestCode());
      expect(status).toBe(200);
      const kept = await db
        .selectFrom('propuestaRespuesta as r')
        .innerJoin('evidencia as e', 'e.propuestaId', 'r.propuestaId')
        .select(['r.codigoPor', 'e.contenido', 'e.pdf'])
        .where('r.propuestaId', '=', id)
        .executeTakeFirstOrThrow();
      expect(kept.codigoPor).toBe(via);
      const { correoComprobado, movilComprobado } = JSON.parse(kept.contenido).firmante;
      expect({ correoComprobado, movilComprobado }).toEqual(
        via === 'correo'
          ? { correoComprobado: destino, movilComprobado: undefined }
          : { correoComprobado: null, movilComprobado: destino },
      );
      const paper = await getDocument({ data: new Uint8Array(kept.pdf), verbosity: 0 }).promise;
      const { items } = await (await paper.getPage(1)).getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
      expect(text).toContain(row);
      expect(text).toContain(destino);
      const answer = await app.inject({ url: `/v1/publico/evidencias/${body.respuesta.evidencia}` });
      expect(answer.json()).toMatchObject({ valida: true, codigoComprobado: true, codigoPor: via });
      expect(answer.body).not.toContain(destino);
    },
  );

  test('is asked for ten times a day, by both ways together', async () => {
    const { token } = await enviada();
    for (let times = 1; times <= 10; times++) {
      expect((await request(token, times % 2 ? 'movil' : 'correo')).status).toBe(200);
    }
    const before = [mails.length, service.heard.length];
    for (const via of ['movil', 'correo'] as const) {
      const { status, body } = await request(token, via);
      expect([status, body.code]).toEqual([429, 'demasiados-correos']);
    }
    expect([mails.length, service.heard.length]).toEqual(before);
  });
});

describe('an SMS that does not go', () => {
  test('is told to whoever waits for it, who takes the code by mail', async () => {
    const { token } = await enviada();
    service.answerWith((response) => response.writeHead(500).end());
    const failed = await request(token, 'movil');
    expect([failed.status, failed.body.code, failed.body.title]).toEqual([
      502,
      'sms-no-enviado',
      'No se ha podido mandar el SMS: prueba otra vez o pide el código por correo',
    ]);
    expect((await request(token, 'correo')).status).toBe(200);
    expect((await accept(token, mailedCode())).status).toBe(200);
  });

  test('because of its number sends nobody to try again', async () => {
    const { token } = await enviada();
    service.answerWith((response) => response.writeHead(422).end());
    expect((await request(token, 'movil')).body.title).toBe(
      'No se pueden mandar SMS a ese móvil: pide el código por correo',
    );
  });

  test('holds nobody for long, and what arrives late is a code that works', async () => {
    const { token } = await enviada();
    service.answerWith(() => undefined);
    expect((await request(token, 'movil')).body.code).toBe('sms-no-enviado');
    expect((await accept(token, service.latestCode())).status).toBe(200);
  });
});

describe('the text of the SMS', () => {
  const about = { id: 'x', propuesta: 'P-2026-0001', codigo: '482913', minutos: 10 };
  const textFor = (nombre: string) => smsDeCodigo(about, { marca: { nombre }, to: MOVIL }).text;

  test('begins with the brand and is one message in the letters of an SMS', () => {
    expect(textFor('Energía Ñandú')).toBe(
      'Energia Ñandu: 482913 es tu codigo para aceptar la propuesta P-2026-0001. Vale 10 minutos. No se lo digas a nadie.',
    );
    const long = textFor('Comercializadora de Energía '.repeat(10));
    expect(long).toHaveLength(160);
    expect(long).toContain('482913 es tu codigo');
    expect(textFor('電力')).toMatch(/^482913/);
  });
});
