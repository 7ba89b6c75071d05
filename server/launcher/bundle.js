import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * What the latest bundle was made of: paths from the root of the project, and the sum of their contents.
 * @typedef {{ folder: string, inputs: string[], sum: string }} Latest
 */

/**
 * The address from which to import a program or a thread of the server: its bundle, made now if it is missing or any of its
 * sources has another content; or the source itself, read by tsx, where none can be made.
 * @param {string} source a path from the root of the project
 * @param {{ project?: string, say?: (sentence: string) => void }} options `say` is told what takes time
 */
export async function bundleOf(source, { project = PROJECT, say = () => {} } = {}) {
  // Each bundle has a folder of its own, because an older process may still load parts of the one before.
  const bundles = join(project, 'server/dist');
  const name = source.slice(source.lastIndexOf('/') + 1).replace(/\.ts$/, '.mjs');
  const latest = readLatest(join(bundles, latestName(source)));
  if (
    latest &&
    existsSync(join(bundles, latest.folder, name)) &&
    sumOf(project, latest.inputs) === latest.sum
  ) {
    return pathToFileURL(join(bundles, latest.folder, name)).href;
  }
  try {
    say('· Programa: se empaqueta…');
    const { makeBundle } = await import('./make-bundle.js');
    const folder = await makeBundle({ source, project, bundles });
    return pathToFileURL(join(bundles, folder, name)).href;
  } catch (error) {
    say(`· Programa: se carga sin empaquetar, que es más lento (${sentenceOf(error)})`);
    const { register } = await import('tsx/esm/api');
    register();
    return pathToFileURL(join(project, source)).href;
  }
}

/**
 * Imports a thread of the server, which inherits nothing of how its process reads TypeScript.
 * @param {string} address of its source
 */
export async function importThread(address) {
  process.setSourceMapsEnabled(true);
  await import(await bundleOf(relative(PROJECT, fileURLToPath(address)).replaceAll('\\', '/')));
}

/**
 * The name of the file that tells the latest bundle of a source.
 * @param {string} source
 */
export function latestName(source) {
  return `${source.replaceAll('/', '.')}.latest.json`;
}

/**
 * @param {string} path
 * @returns {Latest | undefined}
 */
export function readLatest(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The sum of the names and contents of the files, or nothing when one is missing. It takes 30 ms for all of the server, and
 * unlike their times it is right after any checkout or copy.
 * @param {string} project
 * @param {readonly string[]} inputs
 */
export function sumOf(project, inputs) {
  const hash = createHash('sha256');
  try {
    for (const input of inputs) hash.update(input).update(readFileSync(join(project, input)));
  } catch {
    return undefined;
  }
  return hash.digest('hex');
}

/** @param {unknown} error */
function sentenceOf(error) {
  return String(error instanceof Error ? error.message : error).split('\n')[0];
}
