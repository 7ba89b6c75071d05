import { createContext, type ReactNode, use, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

/** What the frame lends to the screen inside it. */
type Page = {
  readonly setTitle: (title: string | undefined) => void;
  /** Where the actions of the heading are drawn. */
  readonly actions: HTMLElement | null;
  /** Name of a page that stands alone in the window, and so draws its `h1` itself. */
  readonly headingToDraw?: string;
};

const PageContext = createContext<Page>({ setTitle: () => undefined, actions: null });

export const PageProvider = PageContext.Provider;

export function usePage(): Page {
  return use(PageContext);
}

/** Names the open page better than its row can: the client's name once it is loaded. */
export function usePageTitle(title: string | undefined): void {
  const { setTitle } = usePage();
  useLayoutEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [setTitle, title]);
}

/** Draws the screen's buttons at the end of the heading. */
export function PageActions({ children }: { children: ReactNode }) {
  const { actions } = usePage();
  return actions ? createPortal(children, actions) : null;
}
