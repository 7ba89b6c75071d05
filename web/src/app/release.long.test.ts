// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUILD_TAKES } from '../../build/build-takes.ts';
import { LICENCES_FILE } from '../../build/licences.ts';
import type { MeasuredBuild } from '../../build/measure-build.ts';

const WEB = join(import.meta.dirname, '../..');

type Chunk = MeasuredBuild['chunks'][number];

/** All tests ask the same build, because one takes many seconds: as many as the machine needs. */
const folder = mkdtempSync(join(tmpdir(), 'vatio-web-'));
let built: MeasuredBuild;
beforeAll(async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', join(WEB, 'build/measure-build.ts'), folder], {
    cwd: WEB,
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  expect(code).toBe(0);
  built = JSON.parse(printed);
}, 0);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

it('the first file and the business screens fetch no part that only the template draws with', () => {
  const { chunks } = built;
  // Their sheets travel with the table of the template's screens, which search and help read.
  const kit = 'demo[\\\\/]kit[\\\\/].*\\.tsx?$';
  expect(chunks.filter((chunk) => modulesOf(chunk, kit).length > 0).length).toBeGreaterThan(5);
  for (const start of chunks.filter((chunk) => modulesOf(chunk, '(main|app|business)').length > 0)) {
    const brought = [...fetchedWith(chunks, start)].flatMap((chunk) => modulesOf(chunk, kit));
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
  const { chunks } = built;
  const licences = readFileSync(join(folder, LICENCES_FILE), 'utf8');
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

it('the build takes no half more of the processor and of memory than it is known to take', () => {
  expect(built.processorSeconds).toBeLessThan(1.5 * BUILD_TAKES.processorSeconds);
  expect(built.memoryMb).toBeLessThan(1.5 * BUILD_TAKES.memoryMb);
});
