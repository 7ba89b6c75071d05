import './ui/theme/tokens.css';
import './ui/theme/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { startI18n } from './app/i18n.ts';
import { createAppRouter, preloadWork } from './app/router.tsx';
import { SCREENS } from './app/screens.ts';
import { followSession } from './app/session-follower.ts';
import EntrarScreen from './business/acceso/entrar.screen.tsx';
import { followOtherTabs } from './data/session.ts';
import { followOtherTabsDisplay } from './ui/theme/display.ts';

// An earlier product at this address may have left a service worker that would answer with its old pages.
navigator.serviceWorker
  ?.getRegistrations()
  .then((workers) => Promise.all(workers.map((worker) => worker.unregister())))
  .catch(() => undefined);

followOtherTabs();
followOtherTabsDisplay();
await startI18n();

// What most first visits see comes with the first file instead of being fetched after it.
const router = createAppRouter({ screens: SCREENS, atHand: { 'acceso-entrar': EntrarScreen } });
followSession(router);
const ready = router.subscribe('onRendered', () => {
  document.getElementById('splash')?.remove();
  ready();
});
createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />);

// Somebody who types at the sign-in page is about to need the rest.
document.addEventListener('input', () => preloadWork(), { once: true });
