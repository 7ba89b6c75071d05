import { expect, test } from 'vitest';
import type { Answers } from '../sample-data/answers.ts';

const ANSWERS = import.meta.glob<Answers>('../sample-data/*/answers.ts', { eager: true, import: 'answers' });
const SOURCES = import.meta.glob<string>(
  ['./**/*.{ts,tsx}', '../app/**/*.{ts,tsx}', '../data/**/*.{ts,tsx}', '!../**/*test*'],
  { eager: true, import: 'default', query: '?raw' },
);

const written = Object.values(SOURCES).join('\n');

/** Says whether the screens write a path: whole, or its last segment after a constant with the rest. */
function isCalled(path: string): boolean {
  const at = path.lastIndexOf('/');
  const [above, last] = [path.slice(0, at), path.slice(at + 1)];
  const quoted = (text: string) => [`'${text}'`, `"${text}"`].some((literal) => written.includes(literal));
  return (
    quoted(path) ||
    (written.includes(`\`${above}/\${`) && quoted(last)) ||
    (quoted(above) && written.includes(`}/${last}\``))
  );
}

test('every call that the sample data answer is made by a screen', () => {
  const paths = Object.values(ANSWERS)
    .flatMap((answers) => Object.keys(answers))
    .map((call) => call.split(' ')[1]!);
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !isCalled(path))).toEqual([]);
});
