import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROJECT_FOLDER } from './platform/project.ts';

const read = (path: string) => readFileSync(join(PROJECT_FOLDER, path), 'utf8');
const document = read('docs/seguridad.md');
const ROWS = document
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
  .map(([id = '', asks = '', state = '', where = '', proof = '']) => ({ id, asks, state, where, proof }));

/** Of each section of ASVS 5.0.0, the numbers of the requirements of levels 1 and 2. */
const SECTIONS: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};
const REQUIREMENTS = Object.entries(SECTIONS).flatMap(([section, last]) =>
  Array.from({ length: last }, (_, i) => `${section}.${i + 1}`),
);

/** «10.x» is a whole chapter, «1.2.6–1.2.8» three requirements, and «3.5.1, 3.5.2» two. */
function requirementsOf(id: string): string[] {
  return id.split(', ').flatMap((part) => {
    if (part.endsWith('.x'))
      return REQUIREMENTS.filter((requirement) => requirement.startsWith(part.slice(0, -1)));
    const [from = '', to = from] = part.split('–');
    const section = from.replace(/\.\d+$/, '');
    const [first = 0, last = 0] = [from, to].map((bound) => Number(bound.split('.').at(-1)));
    return Array.from({ length: last - first + 1 }, (_, i) => `${section}.${first + i}`);
  });
}

describe('docs/seguridad.md', () => {
  test('answers each requirement of level 2 of ASVS 5.0.0 once, and counts the answers', () => {
    expect(REQUIREMENTS).toHaveLength(253);
    expect(ROWS.flatMap(({ id }) => requirementsOf(id)).sort()).toEqual([...REQUIREMENTS].sort());
    const count = (state: string) =>
      ROWS.filter((row) => row.state === state).flatMap(({ id }) => requirementsOf(id)).length;
    const [yes, partly, no, none] = ['Sí', 'En parte', 'No', 'No aplica'].map(count);
    expect(document).toContain(
      `Se cumplen ${yes}, en parte ${partly}, no se cumplen ${no} y no aplican ${none}.`,
    );
  });

  test('says what is asked, how it stands, and where or why', () => {
    for (const row of ROWS) {
      expect(['Sí', 'En parte', 'No', 'No aplica'], row.id).toContain(row.state);
      expect(row.asks.length, row.id).toBeGreaterThan(4);
      expect(row.where.length, row.id).toBeGreaterThan(5);
    }
  });

  test('names only files of the project', () => {
    const named = [...document.matchAll(/`((?:server|web|contract|domain|docs|deploy|e2e)\/[^`]+)`/g)];
    const missing = named
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(PROJECT_FOLDER, path)));
    expect(named.length).toBeGreaterThan(200);
    expect(missing).toEqual([]);
  });

  test('names only tests that are in their file', () => {
    const proofs = ROWS.flatMap(({ id, proof }) =>
      [...proof.matchAll(/`([^`]+)` «([^»]+)»/g)].map(([, path = '', title = '']) => ({ id, path, title })),
    );
    const missing = proofs.filter(({ path, title }) => !read(path).includes(title));
    expect(proofs.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
    expect(ROWS.filter(({ proof }) => proof !== '—' && !proof.includes('«'))).toEqual([]);
  });
});
