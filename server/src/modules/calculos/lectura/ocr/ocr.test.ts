import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { readFacturas } from '@vatio/domain';
import { afterAll, describe, expect, test } from 'vitest';
import { FACTURAS } from '../test-facturas.ts';
import { pdfDePrueba } from '../test-pdf.ts';
import { photoOf } from '../test-photo.ts';
import { readPicture } from './ocr.ts';

const folder = mkdtempSync(join(tmpdir(), 'vatio-ocr-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function wordsOf(picture: Buffer) {
  const path = join(folder, 'picture');
  writeFileSync(path, picture);
  return readPicture({ path, password: undefined });
}

const ENDESA = FACTURAS[0]!;

describe('the words of a photo', () => {
  test.each([
    [4, 'jpeg'],
    [180, 'png'],
    [270, 'jpeg'],
  ] as const)(
    'turned by %i degrees, as %s, give four of five figures of the bill, none of them sure',
    async (degrees, format) => {
      const words = await wordsOf(await photoOf(await pdfDePrueba(ENDESA.paginas), { degrees, format }));
      const [lectura] = readFacturas(words, 'ocr');
      const read = Object.fromEntries(lectura!.campos.map(({ nombre, valor }) => [nombre, valor]));
      const said = Object.entries(ENDESA.dice);
      const right = said.filter(([nombre, valor]) => read[nombre] === valor);
      expect(right.length, JSON.stringify(read)).toBeGreaterThanOrEqual(said.length * 0.8);
      expect(lectura!.campos.map(({ confianza }) => confianza)).not.toContain('segura');
      // The name of the supplier stands at the top of the paper, which may be at the foot of the photo.
      const [, y = 0] = words.find(({ texto }) => texto === 'Endesa')!.caja;
      if (degrees !== 270) expect(y > 400).toBe(degrees === 180);
    },
  );
});

test('the words of a scanned document are read though a page of it is blank, and another full of small print', async () => {
  const line = 'condiciones generales del contrato de suministro '.repeat(12);
  const smallPrint = await pictureOf((context) => {
    context.font = '12px sans-serif';
    for (let y = 12; y < 1500; y += 15) context.fillText(line, 4, y);
  });
  const bill = await photoOf(await pdfDePrueba(ENDESA.paginas), { degrees: 0 });
  const blank = await pictureOf(() => undefined);
  const scan = await pdfDePrueba(
    [smallPrint, blank, bill].map((picture) => ({
      textos: [],
      draw: (doc) => doc.image(picture, 0, 0, { width: 595 }),
    })),
  );
  const words = await wordsOf(scan);
  expect(new Set(words.map(({ pagina }) => pagina))).toEqual(new Set([3]));
});

function pictureOf(draw: (context: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void) {
  const canvas = createCanvas(2000, 1500);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  draw(context);
  return canvas.encode('png');
}

/** The same specks each time: a generator of numbers by multiplication (Park and Miller). */
function random(seed = 42): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

describe('a picture', () => {
  test.each([
    ['that is blank', () => pictureOf(() => undefined)],
    [
      'of specks',
      () => {
        const next = random();
        return pictureOf((context) => {
          for (let i = 0; i < 15_000; i++) context.fillRect(next() * 2000, next() * 1500, 6, 6);
        });
      },
    ],
    [
      'of noise',
      () => {
        const next = random();
        return pictureOf((context) => {
          const pixels = context.createImageData(2000, 1500);
          for (let i = 0; i < pixels.data.length; i++) pixels.data[i] = i % 4 === 3 ? 255 : next() * 256;
          context.putImageData(pixels, 0, 0);
        });
      },
    ],
  ])('%s is refused before its letters are looked for', async (_, make) => {
    await expect(wordsOf(await make())).rejects.toMatchObject({
      problem: { detail: expect.stringContaining('no se ve texto') },
    });
  });

  test.each([
    ['of a size that is read', 22, 'mucho más texto'],
    ['smaller than any that is read', 9, 'no se ve texto'],
  ])('full of text %s is refused before its words are', async (_, size, motivo) => {
    const line = 'Consumo energía 123,45 kWh x 0,183547 Eur/kWh importe total '.repeat(8);
    const picture = await pictureOf((context) => {
      context.font = `${size}px sans-serif`;
      for (let y = size; y < 1500; y += size * 1.25) context.fillText(line, 4, y);
    });
    await expect(wordsOf(picture)).rejects.toMatchObject({
      problem: { status: 422, detail: expect.stringContaining(motivo) },
    });
  });
});
