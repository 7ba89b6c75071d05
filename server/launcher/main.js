import { bundleOf } from './bundle.js';

// What `npm start` runs. It is JavaScript, because the loader of TypeScript would cost every import more than it takes.
process.setSourceMapsEnabled(true);
await import(await bundleOf('server/src/main.ts', { say: console.error }));
