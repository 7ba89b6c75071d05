import { createContext, type ReactNode, use, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useIsAhead } from '../../router/use-router.ts';

/** What the frame of the application gives to the screen inside it. */
type Page = {
  readonly setTitle: (title: string | undefined) => void;
  /** Names the page above the open one in the breadcrumb. */
  readonly setAbove?: (name: string | undefined) => void;
  /** The element of the heading into which `PageActions` draws. */
  readonly actions: HTMLElement | null;
  /** Where the figures of the heading are drawn. */
  readonly summary?: HTMLElement | null;
  /** The title of a screen without the application's frame, which draws its own `h1`. */
  readonly headingToDraw?: string;
};

const PageContext = createContext<Page>({ setTitle: () => undefined, actions: null });

export const PageProvider = PageContext.Provider;

export function usePage(): Page {
  return use(PageContext);
}

/** Replaces the title of the open page with a better one, such as the client's name once it is loaded. */
export function usePageTitle(title: string | undefined): void {
  const { setTitle } = usePage();
  useLayoutEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [setTitle, title]);
}

/** Names the page above the open one in the breadcrumb, once what it is about is loaded. */
export function usePageAbove(name: string | undefined): void {
  const { setAbove } = usePage();
  useLayoutEffect(() => {
    setAbove?.(name);
    return () => setAbove?.(undefined);
  }, [setAbove, name]);
}

/** Draws a screen's buttons at the end of the page heading. */
export function PageActions({ children }: { children: ReactNode }) {
  const { actions } = usePage();
  return usePortal(children, actions);
}

/** Draws a line of figures beside the heading; under it, where there is no room. */
export function PageSummary({ children }: { children: ReactNode }) {
  const { summary } = usePage();
  return usePortal(children, summary);
}

/** The heading belongs to the page that is shown, so that one drawn ahead puts nothing there. */
function usePortal(children: ReactNode, place: HTMLElement | null | undefined) {
  const ahead = useIsAhead();
  return place && !ahead ? createPortal(children, place) : null;
}
