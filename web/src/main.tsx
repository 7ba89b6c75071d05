import './ui/theme/tokens.css';
import './ui/theme/choices.css';
import './ui/theme/base.css';
import './ui/theme/direction.css';
import './ui/theme/layout.css';
import './ui/theme/paper.css';
import './ui/theme/select.css';
import './ui/theme/tones.css';
// The one sheet that a client's page takes beyond these: a request of its own would cost more than its bytes.
import './ui/overlay/dialog.module.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startI18n } from './app/i18n.ts';
import { loadWork, preloadWork } from './app/load-work.ts';
import { createAppRouter } from './app/router.ts';
import { createScreensTable } from './app/screens-table.ts';
import { followSession } from './app/session-follower.ts';
import { VISITOR_SCREENS } from './app/visitor-screens.ts';
import SignInScreen from './business/acceso/sign-in.screen.tsx';
import { followNetwork } from './data/connection.ts';
import { forgetLostStylesheets, insist } from './data/insist.ts';
import { followOtherTabs, readSession } from './data/session.ts';
import { findByPath } from './router/path.ts';
import { setPartFetcher } from './ui/parts.ts';
import { followOtherTabsDisplay } from './ui/theme/display.ts';

// An earlier product at this address may have left a service worker that would answer with its old pages.
navigator.serviceWorker
  ?.getRegistrations()
  .then((workers) => Promise.all(workers.map((worker) => worker.unregister())))
  .catch(() => undefined);

setPartFetcher(insist);
forgetLostStylesheets();
followNetwork();
followOtherTabs();
followOtherTabsDisplay();

const table = createScreensTable(
  VISITOR_SCREENS,
  async () => (await loadWork()).BUSINESS_SCREENS,
  async () => (await import('./app/screens.ts')).loadScreens(),
);

/** Not awaited by this file: those that it fetches wait for it. */
async function start() {
  const texts = startI18n();
  // Whoever has a session is about to work. Should this fail, the address asked for tries again.
  const grown = readSession() ? table.grow().catch(() => undefined) : undefined;
  await Promise.all([texts, grown]);

  // What most first visits see comes with the first file instead of being fetched after it.
  const router = createAppRouter({ table, atHand: { 'acceso-entrar': SignInScreen } });
  followSession(router);
  const root = createRoot(document.getElementById('root')!);
  // In slices: what somebody presses or types meanwhile is answered between them.
  startTransition(() => root.render(<App table={table} router={router} />));

  // Without a server the samples, which come with the template, also let people in.
  if (import.meta.env.MODE === 'demo') table.complete().catch(() => undefined);

  // Somebody who types at the sign-in page is about to need the rest; a client who answers a proposal is not.
  const typing = () => findByPath(table.read(), router.location.pathname)?.row.guestsOnly && preloadWork();
  document.addEventListener('input', typing, { once: true });
}

// Reading this file is a long task of its own.
setTimeout(start);
