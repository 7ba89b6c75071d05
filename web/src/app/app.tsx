import { RouterProvider } from '@tanstack/react-router';
import type { AppRouter } from './router.tsx';
import type { ScreensTable } from './screens-table.ts';
import { ScreensTableProvider } from './use-screens-table.ts';

/** Draws the screens of the table through the router that is made of them. */
export function App({ table, router }: { table: ScreensTable; router: AppRouter }) {
  return (
    <ScreensTableProvider value={table}>
      <RouterProvider router={router} />
    </ScreensTableProvider>
  );
}
