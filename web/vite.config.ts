import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { CHUNKS } from './build/chunks.ts';
import { exampleFolder, exampleSource } from './build/example-source.ts';
import { iconSet } from './build/icon-set.ts';
import { iconsByPath } from './build/icons-by-path.ts';
import { LICENCES_FILE, licences } from './build/licences.ts';
import { manualPage } from './build/manual-page.ts';
import { routePages } from './build/route-pages.ts';

/** Domain, contract and zod only declare: what a screen does not use of them need not travel with it. */
const DECLARES_ONLY = /[\\/](domain|contract)[\\/]src[\\/]|[\\/]zod[\\/]/;

/** Below this size the headers weigh more than what compression saves. */
const WORTH_BYTES = 1024;

/** Puts `.br` and `.gz` beside each file, at a quality that a server answering live cannot afford. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      // Each processor takes the next file from here as soon as it has compressed another.
      const files = Object.keys(bundle)
        .filter((file) => /\.(m?js|css|html|svg|txt|wasm)$/.test(file))
        .values();
      const compressNext = async () => {
        for (const name of files) await compress(join(dir ?? '', name));
      };
      await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH_BYTES) return;
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/**
 * Moves the stylesheet below the splash, so that the splash is painted without waiting for it, and leaves it to the
 * script before the first paint to run the first file after it.
 */
function splashFirst(): Plugin {
  return {
    name: 'splash-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const sheets = html.match(/[ \t]*<link rel="stylesheet"[^>]*>\n/g) ?? [];
        const rest = sheets.reduce((page, sheet) => page.replace(sheet, ''), html);
        const [script, first] = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(rest) ?? [];
        if (!script) throw new Error('The page has no first file');
        return rest
          .replace('<div id="root">', `${sheets.join('').trim()}\n    <div id="root">`)
          .replace(script, `<link rel="modulepreload" crossorigin href="${first}">`)
          .replace('<html ', `<html data-first="${first}" `);
      },
    },
  };
}

/** Puts the script that runs before the first paint inside the page: one journey less. The server allows its hash. */
function bootInside(): Plugin {
  return {
    name: 'boot-inside',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        const code = readFileSync(join(import.meta.dirname, 'public/boot.js'), 'utf8');
        return html.replace('<script src="/boot.js"></script>', () => `<script>\n${code}</script>`);
      },
    },
  };
}

/**
 * Names in the page the folder of the host, and the files that working takes, for the script before the first paint to
 * fetch at once.
 */
function workAtHand(): Plugin {
  let base = '/';
  return {
    name: 'work-at-hand',
    apply: 'build',
    configResolved: (config) => {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const work = chunks.find(({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith('web/src/app/work.ts')),
        );
        if (!work) throw new Error('Working has no file of its own');
        const later = filesOf(work, bundle)
          .filter((file) => !html.includes(file))
          .map((file) => base + file);
        return html.replace('<html ', `<html data-base="${base}" data-work="${later.join(' ')}" `);
      },
    },
  };
}

/** A chunk, what it imports and their stylesheets. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const chunks = new Set([chunk]);
  for (const { imports } of chunks) {
    for (const name of imports) {
      const file = bundle[name];
      if (file?.type === 'chunk') chunks.add(file);
    }
  }
  return [...chunks].flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ]);
}

export default defineConfig({
  plugins: [
    react(),
    exampleSource(),
    exampleFolder(),
    iconSet(),
    iconsByPath(),
    manualPage(),
    precompress(),
    splashFirst(),
    bootInside(),
    workAtHand(),
    routePages(),
    licences(),
  ],
  // npm may place one copy of the editor's core for each of its parts.
  resolve: { dedupe: ['@tiptap/core', '@tiptap/pm'] },
  server: { proxy: { '/v1': 'http://localhost:3000' } },
  build: {
    outDir: 'dist',
    license: { fileName: LICENCES_FILE },
    target: 'es2023',
    // Every browser of that target has it.
    modulePreload: { polyfill: false },
    // Compressing everything once more for the listing takes seconds; the compressed files lie beside the others.
    reportCompressedSize: false,
    // Two files pass the usual 500: the names of six thousand icons, and one of the libraries that the template compares.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // What jspdf would load to draw HTML and SVG, which nobody asks of it.
      external: ['canvg', 'dompurify', 'html2canvas'],
      // The sign-in screen is meant to be in the first file although its row asks for it like any other.
      checks: { ineffectiveDynamicImport: false },
      treeshake: { moduleSideEffects: (id) => !DECLARES_ONLY.test(id) },
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${name.replace(/(~.*)?\.\w+$/, '')}-[hash][extname]`,
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
});
