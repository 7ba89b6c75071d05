import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollsSideways } from './use-scrolls-sideways.ts';

const PLACE_PX = 600;

/** Lays out again what the table watches. */
let lay: () => void = () => undefined;
let tablePx = PLACE_PX;

function Region() {
  const region = useRef<HTMLElement>(null);
  useScrollsSideways(region, { drawn: true, columns: undefined });
  return (
    <section ref={region}>
      <table>
        <thead>
          <tr>
            <th data-pinned={0}>CUPS</th>
            <th data-pinned={1}>Cliente</th>
          </tr>
        </thead>
      </table>
    </section>
  );
}

const region = () => document.querySelector<HTMLElement>('section')!;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measure: () => void) {
        lay = measure;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(PLACE_PX);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'TH' ? 100 : tablePx;
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a table that fits its place sets nothing on it, which would have each of its cells styled again', () => {
  tablePx = PLACE_PX;
  render(<Region />);
  const before = region().outerHTML;
  lay();
  expect(region().outerHTML).toBe(before);
});

it('a table wider than its place scrolls in it, and its pinned columns stop side by side until it fits again', () => {
  tablePx = PLACE_PX + 200;
  render(<Region />);
  lay();
  expect(region().dataset.scrolls).toBe('true');
  expect(region().style.getPropertyValue('--pin-1')).toBe('100px');
  expect(region().style.getPropertyValue('scroll-padding-inline-start')).toBe('200px');
  tablePx = PLACE_PX;
  lay();
  expect(region().dataset.scrolls).toBeUndefined();
  expect(region().style.getPropertyValue('scroll-padding-inline-start')).toBe('');
});
