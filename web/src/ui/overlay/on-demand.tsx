import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect } from 'react';

/** A part whose code comes after its screen's. */
type Later<P> = {
  readonly load: () => Promise<ComponentType<P>>;
  readonly Part: LazyExoticComponent<ComponentType<P>>;
};

export function later<P>(load: () => Promise<ComponentType<P>>): Later<P> {
  return { load, Part: lazy(async () => ({ default: await load() })) };
}

type Props<P> = { readonly part: Later<P>; readonly open: boolean; readonly props: P };

const SIGNS = ['pointermove', 'touchstart', 'keydown'] as const;

/** Not every browser says when it has nothing to do. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}

/** Runs once somebody is there and the browser has nothing better to do. Answers how to stop waiting. */
export function onFirstSign(run: () => void): () => void {
  const waiting = new AbortController();
  const start = () => {
    waiting.abort();
    whenIdle(run);
  };
  for (const sign of SIGNS) document.addEventListener(sign, start, { signal: waiting.signal });
  return () => waiting.abort();
}

/**
 * A part that opens when asked, such as the form of a dialog. It is not fetched with its screen but at the first sign
 * that somebody is there, so that opening it does not wait.
 */
export function OnDemand<P extends object>({ part: { load, Part }, open, props }: Props<P>) {
  useEffect(() => onFirstSign(() => void load().catch(() => undefined)), [load]);

  return open ? (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ) : null;
}
