import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { bundleOf } from './bundle.js';

// Where the folder of the project cannot be written later, as in an image, the bundles are made while installing.
const threads = readdirSync('server/src', { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('-worker.ts') && !basename(path).startsWith('test-'),
);
for (const source of ['main.ts', ...threads.sort()]) {
  await bundleOf(`server/src/${source.replaceAll('\\', '/')}`, { say: console.error });
}
