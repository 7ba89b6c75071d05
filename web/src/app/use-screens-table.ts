import { createContext, use, useSyncExternalStore } from 'react';
import type { AreaScreen } from './area-screens.ts';
import { createScreensTable, type ScreensTable } from './screens-table.ts';

const ScreensTableContext = createContext<ScreensTable>(createScreensTable([]));

export const ScreensTableProvider = ScreensTableContext.Provider;

export function useScreensTable(): ScreensTable {
  return use(ScreensTableContext);
}

export function useKnownScreens(): readonly AreaScreen[] {
  const { onChange, read } = useScreensTable();
  return useSyncExternalStore(onChange, read);
}
