import { expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { toCsv } from './to-csv.ts';
import { toXlsx } from './to-xlsx.ts';

const COLUMNAS = [{ titulo: 'Nombre', celda: ({ nombre }: { nombre: string }) => nombre }];

async function csvOf(nombre: string): Promise<string> {
  let texto = '';
  for await (const trozo of toCsv(COLUMNAS, [[{ nombre }]])) texto += trozo;
  return texto.split('\r\n').slice(1).join('\r\n').replace(/\r\n$/, '');
}

const FORMULAS = [
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'],
  // The full-width forms are the same signs to a spreadsheet of a Chinese or Japanese system.
  ...['＝1+1', '＋1', '－1', '＠SUM(A1)', '−1'],
  ...[' =1+1', '\u00a0=1', '\u3000＝1', '\u200b=1', '\ufeff=1'],
];

test.each(FORMULAS)('a CSV export shows %j instead of running it', async (nombre) => {
  expect((await csvOf(nombre)).replace(/^"/, '')).toMatch(/^'/);
});

test.each(['Luz', 'Calle 3 = portal B', '', ' ', 'a@b.es', '3-5'])(
  'a CSV export writes the plain text %j as it is',
  async (nombre) => {
    expect(await csvOf(nombre)).toBe(nombre);
  },
);

test('an XLSX export marks a formula typed as a name as text, so that editing the cell does not run it', async () => {
  async function* lotes() {
    yield [{ nombre: '＝1+1' }, { nombre: 'Luz' }];
  }
  const trozos: Buffer[] = [];
  for await (const trozo of toXlsx({ titulo: 'Clientes', marca: 'Luz & Clara', columnas: COLUMNAS }, lotes()))
    trozos.push(trozo);
  const { hoja, estilos } = await partesDe(Buffer.concat(trozos));
  expect(hoja).toContain('<c r="A2" t="inlineStr" s="3">');
  expect(hoja).toContain('<c r="A3" t="inlineStr" s="0">');
  expect(estilos.match(/<cellXfs[\s\S]*<\/cellXfs>/)?.[0].match(/<xf [^>]*>/g)?.[3]).toContain(
    'quotePrefix="1"',
  );
});

async function partesDe(libro: Buffer): Promise<{ hoja: string; estilos: string }> {
  const partes = new Map<string, string>();
  const zip = await fromBufferPromise(libro);
  for await (const entrada of zip.eachEntry()) {
    const trozos: Buffer[] = [];
    for await (const trozo of await zip.openReadStreamPromise(entrada)) trozos.push(trozo);
    partes.set(entrada.fileName, Buffer.concat(trozos).toString());
  }
  return {
    hoja: partes.get('xl/worksheets/sheet1.xml') ?? '',
    estilos: partes.get('xl/styles.xml') ?? '',
  };
}
