import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const PROJECT = join(import.meta.dirname, '..');
export const PICTURES_FOLDER = join(PROJECT, 'docs/pictures');
const MANIFEST = join(PICTURES_FOLDER, 'pictures.json');
/** Every screen is drawn with these, besides the folder of its own area. */
const OF_ALL = ['web/src/ui/theme', 'web/src/app/shell'];

/** The pictures of the README, and the folders whose files draw each. */
const PICTURES = {
  'inicio.png': ['web/src/business/inicio'],
  'analisis.png': ['web/src/business/analisis'],
  'contratos.png': ['web/src/business/contratos', 'web/src/list'],
  'punto-de-suministro.png': ['web/src/business/puntos-suministro'],
  'propuesta-en-el-movil.png': ['web/src/business/propuesta-publica'],
} as const satisfies Record<string, readonly string[]>;

export type Picture = keyof typeof PICTURES;

export const PICTURE_NAMES = Object.keys(PICTURES) as readonly Picture[];

/** Writes down what the screens of the pictures are made of today. */
export function writeManifest(): void {
  const marks = Object.fromEntries(PICTURE_NAMES.map((name) => [name, markOf(name)]));
  writeFileSync(MANIFEST, `${JSON.stringify(marks, null, 2)}\n`);
}

/** The pictures whose screens have changed since they were taken. */
export function olderPictures(): readonly Picture[] {
  const marks = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {};
  return PICTURE_NAMES.filter((name) => marks[name] !== markOf(name));
}

/** A mark of the names and contents of a screen's files; its tests draw nothing. */
function markOf(name: Picture): string {
  const hash = createHash('sha256');
  for (const file of [...PICTURES[name], ...OF_ALL].flatMap((folder) => filesBelow(join(PROJECT, folder)))) {
    hash.update(`${relative(PROJECT, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|^test-/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
