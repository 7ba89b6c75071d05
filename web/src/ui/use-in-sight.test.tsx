import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useInSight } from './use-in-sight.ts';

function Place() {
  const place = useRef<HTMLParagraphElement>(null);
  return <p ref={place}>{useInSight(place) ? 'in sight' : 'out of sight'}</p>;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('an element is in sight where the browser cannot tell', () => {
  expect(render(<Place />).container.textContent).toBe('in sight');
});

it('an element is in sight as the browser last said, and is watched no longer than it is drawn', () => {
  let tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void = () => undefined;
  const disconnect = vi.fn();
  const observe = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe = observe;
      readonly disconnect = disconnect;
      constructor(hear: typeof tell) {
        tell = hear;
      }
    },
  );
  const { container, unmount } = render(<Place />);
  expect(observe).toHaveBeenCalledWith(container.firstChild);
  act(() => tell([{ isIntersecting: true }, { isIntersecting: false }]));
  expect(container.textContent).toBe('out of sight');
  act(() => tell([{ isIntersecting: true }]));
  expect(container.textContent).toBe('in sight');
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
