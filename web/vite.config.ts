import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Domain and contract only declare: what a screen does not use of them need not travel with it. */
const DECLARES_ONLY = /[\\/](domain|contract)[\\/]src[\\/]/;

/** Below this size the headers weigh more than what compression saves. */
const WORTH_BYTES = 1024;

/** Puts `.br` and `.gz` beside each file, at a quality that a server answering live cannot afford. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /\.(js|css|html|svg)$/.test(file))) {
        const path = join(dir ?? '', name);
        const content = readFileSync(path);
        if (content.length < WORTH_BYTES) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/**
 * A route is a handful of files: one that every page needs, one that every working screen needs, its own, and what
 * it shares with few others.
 */
const FEW_FILES = [
  { name: 'base', tags: ['$initial' as const], priority: 3 },
  {
    name: 'domain',
    test: /[\\/]domain[\\/]src[\\/]/,
    entriesAware: true,
    entriesAwareMergeThreshold: 4_000,
    priority: 3,
  },
  { name: 'contract', test: /[\\/](zod|contract[\\/]src)[\\/]/, minShareCount: 2, priority: 2 },
  { name: 'work', test: isOfEveryScreen, priority: 1 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 60_000 },
];

/** The shell and our own parts, but for those that bring a library with them. */
function isOfEveryScreen(id: string): boolean {
  const [, own] = /[\\/]web[\\/]src[\\/]((?:app|data|format|ui)[\\/].*)/.exec(id) ?? [];
  return own !== undefined && !/chart[\\/]|tooltip/.test(own) && !/\.json$/.test(own);
}

/** Moves the stylesheet below the splash, so that the splash is painted without waiting for it. */
function splashFirst(): Plugin {
  return {
    name: 'splash-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const sheets = html.match(/[ \t]*<link rel="stylesheet"[^>]*>\n/g) ?? [];
        const rest = sheets.reduce((page, sheet) => page.replace(sheet, ''), html);
        return rest.replace('<div id="root">', `${sheets.join('').trim()}\n    <div id="root">`);
      },
    },
  };
}

export default defineConfig({
  plugins: [react(), precompress(), splashFirst()],
  server: { proxy: { '/v1': 'http://localhost:3000' } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    rolldownOptions: {
      // The sign-in screen is meant to be in the first file although its row asks for it like any other.
      checks: { ineffectiveDynamicImport: false },
      treeshake: { moduleSideEffects: (id) => !DECLARES_ONLY.test(id) },
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${name.replace(/(~.*)?\.\w+$/, '')}-[hash][extname]`,
        codeSplitting: { groups: FEW_FILES },
      },
    },
  },
});
