import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCurrentInView } from './use-current-in-view.ts';

// jsdom has no layout and never scrolls, so the test watches the call.
const scrolled = vi.fn<Element['scrollIntoView']>();
Element.prototype.scrollIntoView = scrolled;
afterEach(() => {
  cleanup();
  scrolled.mockClear();
});

function Menu({ current, shown }: { current: ReadonlySet<string>; shown?: boolean }) {
  const menu = useCurrentInView<HTMLUListElement>(current, shown);
  return (
    <ul ref={menu}>
      {['clientes', 'contratos'].map((id) => (
        <li key={id} id={id} aria-current={current.has(id) ? 'page' : undefined} />
      ))}
    </ul>
  );
}

const shownIds = () => scrolled.mock.contexts.map((entry) => entry instanceof Element && entry.id);

it('a menu scrolls to the entry of the page, and to that of the next page', () => {
  const { rerender } = render(<Menu current={new Set(['clientes'])} />);
  expect(shownIds()).toEqual(['clientes']);
  expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest' });
  rerender(<Menu current={new Set(['contratos'])} />);
  expect(shownIds()).toEqual(['clientes', 'contratos']);
});

it('a menu waits while it is closed, and does not scroll when the page has no entry', () => {
  const current = new Set(['clientes']);
  const { rerender } = render(<Menu current={current} shown={false} />);
  expect(shownIds()).toEqual([]);
  rerender(<Menu current={current} shown />);
  expect(shownIds()).toEqual(['clientes']);
  rerender(<Menu current={new Set()} shown />);
  expect(shownIds()).toEqual(['clientes']);
});
