// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerSample } from './index.ts';
import { drawLandscape, drawPortrait, fileIcon } from './pictures.ts';
import { ask, reloadSamples } from './test-ask.ts';

beforeEach(reloadSamples);

describe('answerSample', () => {
  it.each([
    ['GET', '/v1/puntos-suministro'],
    ['GET', '/apps/email/unknown'],
    ['GET', '/apps/email'],
    ['POST', '/apps/email/emails'],
    ['GET', '/'],
  ] as const)('leaves %s %s to the network', async (method, path) => {
    expect(await ask(method, path)).toBeUndefined();
  });

  it('can still send to the network the body of a call that it does not answer', async () => {
    const request = new Request('http://vatio.test/apps/todo/unknown', { method: 'POST', body: '{"a":1}' });
    expect(await answerSample(request)).toBeUndefined();
    expect(await request.json()).toEqual({ a: 1 });
  });

  it('answers JSON at whatever address the application lives', async () => {
    const response = await answerSample(new Request('https://otro.example:8443/apps/kanban/boards?x=1'));
    expect(response?.headers.get('content-type')).toContain('application/json');
    expect(await response?.json()).toHaveLength(3);
  });

  it('reads a body that is no JSON as bare text', async () => {
    const url = 'http://vatio.test/apps/kanban/delete-board';
    const response = await answerSample(new Request(url, { method: 'DELETE', body: 'todo' }));
    expect([response?.status, await response?.text()]).toEqual([200, '']);
    expect((await answerSample(new Request('http://vatio.test/apps/kanban/boards')))?.ok).toBe(true);
  });

  it('reads values from the body of a call that usually has them in its address', async () => {
    const body = { calendars: ['Family', 'ETC'] };
    expect((await ask('POST', '/apps/todo/add-tasks', { body: { task: { title: 'A' } } }))?.status).toBe(201);
    expect((await ask('DELETE', '/apps/todo/delete-task', { body: { taskId: 1 } }))?.status).toBe(200);
    expect((await ask('DELETE', '/apps/calendar/remove-event', { body: { id: '5', ...body } }))?.status).toBe(
      200,
    );
    expect((await ask('GET', '/apps/calendar/events', { query: 'calendars=Family,ETC' }))?.body).toHaveLength(
      1,
    );
  });

  it.each([
    ['/apps/todo/add-tasks', 'task', { title: 'Sin envoltorio' }],
    ['/apps/calendar/add-event', 'event', { title: 'Sin envoltorio' }],
    ['/apps/permissions/add-permission', 'permission', { name: 'Sin envoltorio' }],
  ] as const)('reads what %s adds with its wrapper «%s» or without', async (path, wrapper, row) => {
    for (const body of [{ [wrapper]: row }, row]) {
      expect((await ask('POST', path, { body }))?.body[wrapper]).toMatchObject(row);
    }
  });

  it.each([
    ['/apps/email/emails', 'LUCIA', 'emails'],
    ['/apps/todo/tasks', 'panaderia', undefined],
    ['/apps/invoice/invoices', 'mario alvarez', 'invoices'],
    ['/api/users/list/data', 'saul palacios', 'users'],
    ['/api/datatables/data', 'tecnico', 'invoices'],
    ['/apps/ecommerce/products', 'inversor hibrido', 'products'],
  ])('finds in %s a text with accents by «%s»', async (path, q, key) => {
    const body = (await ask('GET', path, { query: `q=${q}` }))?.body;
    const plain = (text: unknown) =>
      JSON.stringify(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const found = key ? body[key] : body;
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((row: unknown) => plain(row).includes(q.toLowerCase()))).toBe(true);
  });

  it.each([
    ['/apps/invoice/invoices', 'invoices'],
    ['/api/users/list/data', 'users'],
    ['/api/datatables/data', 'invoices'],
    ['/apps/permissions/data', 'permissions'],
    ['/apps/ecommerce/products', 'products'],
  ])('answers no rows to a page of %s whose size is zero', async (path, key) => {
    for (const perPage of [0, -5]) {
      expect((await ask('GET', path, { query: `perPage=${perPage}` }))?.body[key]).toEqual([]);
    }
  });

  it('finds nothing under a name that is badly encoded', async () => {
    expect((await ask('GET', '/apps/ecommerce/products/%E0%A4%A'))?.status).toBe(404);
  });

  it('answers a defect as a failed call, never as a rejected promise', async () => {
    vi.doMock('./todo/rows.ts', () => ({ tasks: undefined }));
    const answer = await ask('GET', '/apps/todo/tasks');
    expect(answer).toMatchObject({
      status: 500,
      body: { status: 500, code: 'sample-data', title: expect.any(String) },
    });
    vi.doUnmock('./todo/rows.ts');
  });
});

describe('a drawn picture', () => {
  it('is the same for the same seed, and needs no network', () => {
    for (const draw of [drawPortrait, fileIcon, (seed: string) => drawLandscape(seed, 300, 200)]) {
      expect(draw('Ana')).toBe(draw('Ana'));
      expect(draw('Ana')).toMatch(/^data:image\/svg\+xml,%3Csvg/);
      expect(draw('Ana').length).toBeLessThan(4_000);
    }
    expect(drawPortrait('Ana Demo')).not.toBe(drawPortrait('Marcos Peña'));
    expect(drawLandscape('a', 300, 200)).not.toBe(drawLandscape('c', 300, 200));
  });

  it('gives long hair to women only', () => {
    const hasLongHair = (name: string) =>
      /d="M(22 34|24 34q-6|40 9)/.test(decodeURIComponent(drawPortrait(name)));
    const women = ['Marta Marín', 'Nerea Pascual', 'Pilar Rovira', 'Inés Alarcón', 'Mamá'];
    const men = ['Marcos Peña', 'Pablo Cid', 'Fermín Lozano', 'Guillermo Domínguez', 'Nicolás Vargas'];
    expect(women.filter(hasLongHair)).toEqual(women);
    expect(men.filter(hasLongHair)).toEqual([]);
  });
});
