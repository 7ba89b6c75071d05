import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCurrentInView } from './use-current-in-view.ts';

// jsdom has no layout, and so nothing to scroll.
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

it('shows the entry of the page, and that of the next one', () => {
  const { rerender } = render(<Menu current={new Set(['clientes'])} />);
  expect(shownIds()).toEqual(['clientes']);
  expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest' });
  rerender(<Menu current={new Set(['contratos'])} />);
  expect(shownIds()).toEqual(['clientes', 'contratos']);
});

it('waits for a menu that is closed, and scrolls nothing when the page has no entry', () => {
  const current = new Set(['clientes']);
  const { rerender } = render(<Menu current={current} shown={false} />);
  expect(shownIds()).toEqual([]);
  rerender(<Menu current={current} shown />);
  expect(shownIds()).toEqual(['clientes']);
  rerender(<Menu current={new Set()} shown />);
  expect(shownIds()).toEqual(['clientes']);
});
