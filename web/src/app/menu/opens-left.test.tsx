import { expect, it } from 'vitest';
import { opensLeft } from './opens-left.ts';

/** A panel at one place, after the entry that opens it at another. */
function panelAt(left: number, wordLeft: number): Element {
  const group = document.createElement('li');
  const [word, panel] = [wordLeft, left].map((at) => {
    const element = document.createElement('div');
    element.getBoundingClientRect = () => new DOMRect(at, 0, 200, 40);
    return element;
  });
  group.append(word ?? '', panel ?? '');
  return panel ?? group;
}

it.each([
  ['at the left of its line', panelAt(100, 304), true],
  ['at the right of its line', panelAt(508, 304), false],
  ['under its word', panelAt(304, 304), false],
  ['of nothing', null, false],
  ['without a word', document.createElement('ul'), false],
])('opensLeft of a panel %s', (_, panel, left) => {
  expect(opensLeft(panel)).toBe(left);
});
