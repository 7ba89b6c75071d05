import { bundleOf } from './bundle.js';

// Where the folder of the project cannot be written later, as in an image, the bundle is made while installing.
await bundleOf('server/src/main.ts');
