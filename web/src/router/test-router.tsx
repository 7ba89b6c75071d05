import { createMemoryHistory } from '@tanstack/history';
import type { ComponentType } from 'react';
import type { Frame } from './page.ts';
import { findByPath } from './path.ts';
import { createRouter } from './router.ts';
import type { Failed } from './router-view.tsx';
import { RouterView } from './router-view.tsx';

type Options = {
  /** Screens by their address, with its parameters as `:cups`. */
  readonly screens: Readonly<Record<string, ComponentType>>;
  readonly Root?: Frame;
};

/** A router at an address of some screens that are loaded already, and what draws it. */
export function testRouter(address: string, { screens, Root = Bare }: Options) {
  const rows = Object.entries(screens).map(([path, Screen]) => ({ path, Screen }));
  const router = createRouter({
    base: '/',
    history: createMemoryHistory({ initialEntries: [address] }),
    find: (pathname) => {
      const { row, params } = findByPath(rows, pathname) ?? {};
      return {
        params: params ?? {},
        route: { enter: async () => ({ frames: [] }), load: async () => row?.Screen ?? Nowhere },
      };
    },
  });
  const view = <RouterView router={router} Root={Root} Around={Bare} Loading={Loading} Failure={Failure} />;
  return { router, view };
}

const Bare: Frame = ({ children }) => children;

function Nowhere() {
  return <p>Not Found</p>;
}

function Loading() {
  return <p>Loading</p>;
}

function Failure({ error }: Failed): never {
  throw error;
}
