import { useRouterState } from '@tanstack/react-router';
import type { AreaScreen } from '../area-screens.ts';

export type CurrentScreen = {
  readonly screen: AreaScreen | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly pathname: string;
  readonly forbidden: boolean;
};

/** The row of the current screen in the table, with the parameters of its address. */
export function useCurrentScreen(): CurrentScreen {
  const match = useRouterState({ select: ({ matches }) => matches.at(-1) });
  return {
    screen: match?.staticData.screen,
    params: match?.params ?? {},
    pathname: match?.pathname ?? '/',
    forbidden: match?.context.entry === 'forbidden',
  };
}
