import { expect, test } from 'vitest';
import { HOSTILE_BOOKS } from './platform/sheet/reading/test-hostile-books.ts';
import { testApp } from './platform/test-app.ts';

const { app, as } = await testApp();
const headers = await as('admin');

async function upload(url: string, file: Buffer) {
  const form = new FormData();
  form.set('fichero', new Blob([Uint8Array.from(file)]), 'lista.xlsx');
  const body = new Response(form);
  return app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

const URLS = ['/v1/productos/tarifario', '/v1/clientes/importacion', '/v1/contratos/importacion'];
const [beyondTheSheet] = HOSTILE_BOOKS;
const lastCell = HOSTILE_BOOKS.find(([name]) => name === 'the last cell of a sheet');

test.each(URLS)(
  '%s refuses a book with a cell that no reader survives, and calls beside it are answered',
  async (url) => {
    for (const [, book, detail] of [beyondTheSheet!, lastCell!]) {
      const since = performance.now();
      const [refused, ...beside] = await Promise.all([
        upload(url, await book()),
        ...Array.from({ length: 5 }, () => app.inject({ url: '/v1/productos', headers })),
      ]);
      expect([refused.statusCode, refused.json().detail]).toEqual([400, expect.stringContaining(detail)]);
      // The first file starts the thread, which takes longer.
      expect(performance.now() - since).toBeLessThan(5_000);
      expect(beside.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    }
  },
);
