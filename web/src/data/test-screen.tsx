import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { UserData } from '@vatio/contract';
import { type ReactNode, useMemo, useState } from 'react';
import { vi } from 'vitest';
import { testRouter } from '../router/test-router.tsx';
import { startTexts } from '../texts/catalogue.ts';
import type { Texts } from '../texts/dictionary.ts';
import { PageProvider } from '../ui/frame/page.tsx';
import { LeavePageQuestion } from '../ui/overlay/leave-question.tsx';
import { createQueryClient } from './query-client.ts';
import { startSession } from './session.ts';
import { answer, problem, testSession } from './test-answers.ts';

type Options = {
  /** Screens by their address, with its parameters as `:cups`. */
  readonly screens: Readonly<Record<string, () => ReactNode>>;
  /** The Spanish dictionaries by area. */
  readonly texts: Readonly<Record<string, Texts>>;
  /** The answer to each call: `{ 'GET /v1/clientes': { rows: [], count: 0 } }`; a function gets the request. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly role?: UserData['role'];
};

let closeLast: () => void = () => undefined;

/**
 * Opens some screens of an area at an address, with the real router, cache and client and the given answers of the
 * server.
 */
export async function openScreens(address: string, { screens, texts, answers, role = 'comercial' }: Options) {
  startSession(testSession(role));
  fillGapsOfJsdom();
  startTexts({ language: 'es', texts: { es: texts } });
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const request = new Request(new URL(url, 'http://vatio.test'), init);
    requests.push(request.clone());
    const given = answers[`${request.method} ${new URL(request.url).pathname}`];
    const body = typeof given === 'function' ? await given(request) : given;
    if (body instanceof Response) return body;
    return body === undefined ? problem(404, 'sin-respuesta-en-la-prueba') : answer(body);
  });

  const { router, view } = testRouter(address, { screens, Root: Frame });
  closeLast = router.stop;
  render(<QueryClientProvider client={createQueryClient()}>{view}</QueryClientProvider>);
  return { router, requests };
}

function nameWindow(title = ''): void {
  document.title = title;
}

/** Draws the buttons of the heading above the screen, whose title is that of the window. */
function Frame({ children }: { readonly children: ReactNode }) {
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const [summary, setSummary] = useState<HTMLElement | null>(null);
  const page = useMemo(() => ({ setTitle: nameWindow, actions, summary }), [actions, summary]);
  return (
    <PageProvider value={page}>
      <div ref={setSummary} />
      <div ref={setActions} />
      {children}
      <LeavePageQuestion />
    </PageProvider>
  );
}

/** Call it after each test. */
export function closeScreens(): void {
  cleanup();
  closeLast();
  localStorage.clear();
  vi.unstubAllGlobals();
}

function fillGapsOfJsdom() {
  vi.stubGlobal('scrollTo', () => undefined);
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}
