import { createContext, use } from 'react';
import type { Screen } from './screen.ts';

const VisibleScreensContext = createContext<readonly Screen[]>([]);

export const VisibleScreensProvider = VisibleScreensContext.Provider;

/** The screens that the signed-in user may open. A page can link to them without importing their areas. */
export function useVisibleScreens(): readonly Screen[] {
  return use(VisibleScreensContext);
}
