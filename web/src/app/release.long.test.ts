// @vitest-environment node
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { LICENCES_FILE } from '../../build/licences.ts';

const WEB = join(import.meta.dirname, '../..');

type Chunk = Rolldown.OutputChunk;

/** Builds the product as it is released, without writing it to the disk. */
async function buildWeb(): Promise<{ chunks: Chunk[]; licences: string }> {
  const { output } = (await build({
    root: WEB,
    mode: 'production',
    logLevel: 'silent',
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  const notices = output.find(({ fileName }) => fileName === LICENCES_FILE);
  return {
    chunks: output.filter((file) => file.type === 'chunk'),
    licences: notices?.type === 'asset' ? String(notices.source) : '',
  };
}

/** All tests ask the same build, because one takes many seconds: as many as the machine needs. */
let built: Awaited<ReturnType<typeof buildWeb>>;
beforeAll(async () => {
  built = await buildWeb();
}, 0);

/** Collects a chunk and everything that the browser fetches together with it. */
function fetchedWith(chunks: readonly Chunk[], start: Chunk): Set<Chunk> {
  const reached = new Set([start]);
  for (const chunk of reached) {
    for (const name of chunk.imports) {
      const next = chunks.find(({ fileName }) => fileName === name);
      if (next) reached.add(next);
    }
  }
  return reached;
}

/** Lists the modules of a chunk that lie in the given part of `web/src`. */
function modulesOf(chunk: Chunk, part: string): string[] {
  const where = new RegExp(`[\\\\/]web[\\\\/]src[\\\\/]${part}`);
  return chunk.moduleIds.filter((id) => where.test(id));
}

it('the first file and the business screens fetch no sample data', () => {
  const { chunks } = built;
  const starts = chunks.filter((chunk) => modulesOf(chunk, '(main|app|business)').length > 0);
  const samples = chunks.filter((chunk) => modulesOf(chunk, 'sample-data').length > 0);
  // The test would prove nothing if it found no first file or hardly any screens.
  expect(starts.some((chunk) => modulesOf(chunk, 'main').length > 0)).toBe(true);
  expect(starts.length).toBeGreaterThan(5);
  expect(samples.length).toBeGreaterThan(5);

  for (const start of starts) {
    const brought = [...fetchedWith(chunks, start)].flatMap((chunk) => modulesOf(chunk, 'sample-data'));
    expect(brought, start.fileName).toEqual([]);
  }
});

it('a list fetches neither schemas, nor the arithmetic of bills, nor its board', () => {
  const { chunks } = built;
  const heavy =
    /[\\/](zod[\\/]|domain[\\/]src[\\/](factura|precios-regulados)|list[\\/]board[\\/])|contract[\\/]src[\\/].*\.schemas\.ts$/;
  expect(chunks.some(({ moduleIds }) => moduleIds.some((id) => heavy.test(id)))).toBe(true);
  expect(chunks.some((chunk) => modulesOf(chunk, 'list[\\\\/]board').length > 0)).toBe(true);

  const lists = chunks.filter(
    (chunk) => modulesOf(chunk, 'business[\\\\/][\\w-]+[\\\\/]lista\\.screen').length > 0,
  );
  expect(lists.length).toBeGreaterThan(7);
  for (const list of lists) {
    const area = list.facadeModuleId ?? list.fileName;
    const brought = [...fetchedWith(chunks, list)].flatMap(({ moduleIds }) => moduleIds);
    expect(brought.length, area).toBeGreaterThan(5);
    expect(
      brought.filter((id) => heavy.test(id)),
      area,
    ).toEqual([]);
  }
});

it('the licences name every package of which something is released, and the typeface', () => {
  const { chunks, licences } = built;
  const packages = new Set(
    chunks
      .flatMap(({ moduleIds }) => moduleIds.filter((id) => !id.startsWith('\0')))
      .flatMap((id) => /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1] ?? [])
      .map((name) => name.replace('\\', '/')),
  );
  expect([...packages]).toEqual(expect.arrayContaining(['react', '@tanstack/history']));
  expect([...packages].filter((name) => !licences.includes(`## ${name} - `))).toEqual([]);
  expect(licences).toContain('SIL OPEN FONT LICENSE');
  expect(licences).toContain('Licencias de Vatio');
});
