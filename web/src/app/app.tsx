import type { Router } from '../router/router.ts';
import { RouterView } from '../router/router-view.tsx';
import { RootFrame } from './frame/root-frame.tsx';
import { ScreenLoading } from './frame/screen-loading.tsx';
import { ScreenView } from './frame/screen-view.tsx';
import type { ScreensTable } from './screens-table.ts';
import { ErrorScreen } from './system/error-screen.tsx';
import { ScreensTableProvider } from './use-screens-table.ts';

/** Draws the screens of the table through the router that is made of them. */
export function App({ table, router }: { readonly table: ScreensTable; readonly router: Router }) {
  return (
    <ScreensTableProvider value={table}>
      <RouterView
        router={router}
        Root={RootFrame}
        Around={ScreenView}
        Loading={ScreenLoading}
        Failure={ErrorScreen}
      />
    </ScreensTableProvider>
  );
}
