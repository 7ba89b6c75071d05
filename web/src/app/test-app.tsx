import { createMemoryHistory } from '@tanstack/history';
import { cleanup, render } from '@testing-library/react';
import type { UserData } from '@vatio/contract';
import { vi } from 'vitest';
import { forgetConnection } from '../data/connection.ts';
import { queryClient } from '../data/query-client.ts';
import { changeUser, startSession } from '../data/session.ts';
import { answer, problem, testSession } from '../data/test-answers.ts';
import { App } from './app.tsx';
import { BUSINESS_SCREENS } from './business-screens.ts';
import { startI18n } from './i18n.ts';
import { createAppRouter } from './router.ts';
import { loadScreens, SCREENS } from './screens.ts';
import { createScreensTable } from './screens-table.ts';
import { followSession } from './session-follower.ts';
import { VISITOR_SCREENS } from './visitor-screens.ts';

type Answers = Readonly<Record<string, unknown>>;

type Options = {
  /** The role of the signed-in user; without it nobody is signed in. */
  readonly role?: UserData['role'];
  /**
   * The answer of the server to each call: `{ 'GET /v1/clientes': { rows: [], count: 0 } }`; a function gets the
   * request.
   */
  readonly answers?: Answers;
  readonly screens?: typeof SCREENS;
  /** The areas of the template that the house hides. */
  readonly hiddenAreas?: UserData['hiddenAreas'];
  /** The screens table arrives in parts, as in a browser. */
  readonly inParts?: true;
};

let texts: Promise<void> | undefined;
let closeLast: () => void = () => undefined;

/**
 * Opens the whole application at an address, as a user sees it: with the real router, guards, dictionaries and client,
 * and the given answers of the server. Look for what a person would look for (`findByRole('heading', …)`).
 */
export async function openApp(
  address: string,
  { role, answers = {}, screens = SCREENS, hiddenAreas, inParts }: Options = {},
) {
  closeLast();
  forgetConnection();
  localStorage.clear();
  if (role) startSession(testSession(role));
  changeUser({ hiddenAreas });
  fillGapsOfJsdom();
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const request = new Request(new URL(url, 'http://vatio.test'), init);
    requests.push(request);
    return answerOf(answers, request);
  });
  texts ??= startI18n();
  await texts;
  const table = inParts
    ? createScreensTable(
        VISITOR_SCREENS,
        async () => BUSINESS_SCREENS,
        async () => (screens === SCREENS ? loadScreens() : screens),
      )
    : createScreensTable(screens);
  const router = createAppRouter({ table, history: createMemoryHistory({ initialEntries: [address] }) });
  const stopFollowing = followSession(router);
  render(<App table={table} router={router} />);
  closeLast = () => {
    stopFollowing();
    router.stop();
    router.stop();
    queryClient.clear();
    cleanup();
  };
  return { router, requests };
}

/** Call it after each test. */
export function closeApp(): void {
  forgetConnection();
  closeLast();
  localStorage.clear();
  vi.unstubAllGlobals();
}

async function answerOf(answers: Answers, request: Request): Promise<Response> {
  const given = answers[`${request.method} ${new URL(request.url).pathname}`];
  const body = typeof given === 'function' ? await given(request) : given;
  if (body instanceof Response) return body;
  return body === undefined ? problem(404, 'sin-respuesta-en-la-prueba') : answer(body);
}

/** Defines what browsers have and jsdom lacks. */
function fillGapsOfJsdom() {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Element.prototype.scrollIntoView ??= () => undefined;
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}
