import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect, useState } from 'react';
import { fetchPart } from '../parts.ts';

/** A part whose code is loaded after its screen. */
type Later<P> = {
  readonly load: () => Promise<ComponentType<P>>;
  readonly Part: LazyExoticComponent<ComponentType<P>>;
};

/**
 * Loads a part, and waits for the network if it has to. When a newer version of the product has been installed the part
 * stays away: the page says so, and what is being written around it is not lost.
 */
export function later<P>(load: () => Promise<ComponentType<P>>): Later<P> {
  const arrive = () => fetchPart(load).catch(nothingIfNew);
  return { load: arrive, Part: lazy(async () => ({ default: await arrive() })) };
}

function nothingIfNew(cause: unknown): () => null {
  if (cause instanceof Error && cause.name === 'NewVersion') return () => null;
  throw cause;
}

type Props<P> = { readonly part: Later<P>; readonly open: boolean; readonly props: P };

/**
 * The events that show that somebody is there. Assistive technology may press a button without moving a pointer, hence
 * the click.
 */
const SIGNS = ['pointermove', 'touchstart', 'keydown', 'click'] as const;

/** Safari has no `requestIdleCallback`. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}

/** Runs once somebody is there and the browser is idle. Returns a function that stops waiting. */
export function onFirstSign(run: () => void): () => void {
  const waiting = new AbortController();
  let stopped = false;
  const start = () => {
    waiting.abort();
    whenIdle(() => {
      if (!stopped) run();
    });
  };
  for (const sign of SIGNS) document.addEventListener(sign, start, { signal: waiting.signal });
  return () => {
    stopped = true;
    waiting.abort();
  };
}

/** Fetches a part at the first sign of activity, for a screen that draws it only when it has something to show. */
export function useAhead<P>({ load }: Later<P>): void {
  useEffect(() => onFirstSign(() => void load().catch(() => undefined)), [load]);
}

/**
 * A part that opens on request, such as the form of a dialog. It is fetched at the first sign of activity, and not with
 * its screen, so that opening it does not wait.
 */
export function OnDemand<P extends object>({ part, open, props }: Props<P>) {
  const { Part } = part;
  useAhead(part);

  return open ? (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ) : null;
}

/** Whether somebody is there, who has moved, typed or pressed something since the page was drawn. */
export function useFirstSign(): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => onFirstSign(() => setSeen(true)), []);
  return seen;
}

/** A part of the whole page that nobody needs before the first sign of activity. */
export function AfterFirstSign({ part: { Part } }: { part: Later<object> }) {
  return useFirstSign() ? (
    <Suspense>
      <Part />
    </Suspense>
  ) : null;
}
