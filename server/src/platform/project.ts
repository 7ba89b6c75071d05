import { fileURLToPath } from 'node:url';

/** The root of the checkout, wherever the process was started from. */
export const PROJECT_FOLDER = fileURLToPath(new URL('../../..', import.meta.url));
