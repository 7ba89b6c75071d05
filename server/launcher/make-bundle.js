import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { build, stop } from 'esbuild';
import { latestName, readLatest, sumOf } from './bundle.js';

/** These decide what an import of another package gives, and how it is bundled. */
const BESIDE_SOURCES = [
  'package-lock.json',
  'package.json',
  'contract/package.json',
  'domain/package.json',
  'server/package.json',
  'server/launcher/make-bundle.js',
];
/** A process that runs for longer than this has loaded what it needs of its bundle. */
const KEPT_MS = 7 * 24 * 3_600_000;

/**
 * Makes one file of the server's own sources, and one more for each part that is loaded later; answers its folder.
 * @param {{ source: string, project: string, bundles: string }} places
 */
export async function makeBundle({ source, project, bundles }) {
  mkdirSync(bundles, { recursive: true });
  accessSync(bundles, constants.W_OK);
  const building = mkdtempSync(join(bundles, 'haciendo-'));
  try {
    const { metafile } = await build({
      absWorkingDir: project,
      entryPoints: [join(project, source)],
      outdir: building,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      sourcemap: true,
      sourcesContent: false,
      metafile: true,
      logLevel: 'silent',
      plugins: [ownSources(building)],
    });
    // Whoever runs Vatio need not be who made the bundle, as in an image.
    chmodSync(building, 0o755);
    return keep({
      source,
      project,
      building,
      bundles,
      inputs: [...Object.keys(metafile.inputs), ...BESIDE_SOURCES].sort(),
    });
  } finally {
    rmSync(building, { recursive: true, force: true });
    await stop();
  }
}

/**
 * The folder is named after its sources, so that processes that make it at the same time make the same one.
 * @param {{ source: string, project: string, building: string, bundles: string, inputs: readonly string[] }} made
 */
function keep({ source, project, building, bundles, inputs }) {
  const sum = sumOf(project, inputs);
  if (sum === undefined) throw new Error('sus fuentes cambian mientras se empaqueta');
  // Two threads may be made of the same files.
  const folder = `${sum.slice(0, 16)}-${basename(source, '.ts')}`;
  if (!existsSync(join(bundles, folder))) {
    try {
      renameSync(building, join(bundles, folder));
    } catch (error) {
      if (!existsSync(join(bundles, folder))) throw error;
    }
  }
  const written = join(bundles, `${basename(building)}.json`);
  writeFileSync(written, JSON.stringify({ folder, inputs, sum }));
  renameSync(written, join(bundles, latestName(source)));
  deleteOld(bundles);
  return folder;
}

/** @param {string} bundles */
function deleteOld(bundles) {
  const names = readdirSync(bundles);
  const present = new Set(names.map((name) => readLatest(join(bundles, name))?.folder));
  for (const name of names) {
    const path = join(bundles, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (present.has(name) || !stat?.isDirectory() || Date.now() - stat.mtimeMs < KEPT_MS) continue;
    rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Other packages are loaded as they are. A module that asks where it stands is told where its source is, so that the files
 * beside it, its threads among them, are found there.
 * @param {string} outdir
 * @returns {import('esbuild').Plugin}
 */
function ownSources(outdir) {
  return {
    name: 'own-sources',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind === 'entry-point' || path.startsWith('@vatio/') ? undefined : { path, external: true },
      );
      onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        if (!text.includes('import.meta.url')) return undefined;
        const source = JSON.stringify(relative(outdir, path).split(sep).join('/'));
        const contents = text.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`);
        return { contents, loader: 'ts', resolveDir: dirname(path) };
      });
    },
  };
}
