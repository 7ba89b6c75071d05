import type { auth, ResponseOf } from '@vatio/contract';
import { addressOf } from './address.ts';
import { readConnection, reportBusy, reportOffline } from './connection.ts';
import { demoRefresh } from './demo-sign-in.ts';
import { inOneTab } from './one-tab.ts';
import { noConnection, Problem, problemOf } from './problem.ts';
import { changeUser, endSession, readSession, saveTokens } from './session.ts';

const REFRESH_PATH: typeof auth.refresh.path = '/v1/auth/refresh';

/** The statuses of a refused refresh. Any other failure says nothing about the session. */
const REFUSALS = [400, 401, 403];

let underWay: Promise<string> | undefined;
let busy: { readonly problem: Problem; readonly untilMs: number } | undefined;

/**
 * Returns an access token to replace one that the server has refused. Requests that fail together share one refresh,
 * and so do tabs: the second one finds the new token already stored. It has to be so, because a refresh token used
 * twice ends its whole family on the server.
 */
export function renewAccess(refused: string | undefined): Promise<string> {
  const current = readSession()?.accessToken;
  if (current && current !== refused) return Promise.resolve(current);
  underWay ??= inOneTab('vatio-refresh', () => renewUnlessDone(refused)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function renewUnlessDone(refused: string | undefined): Promise<string> {
  const session = readSession();
  if (!session) throw signInAgain();
  if (session.accessToken !== refused) return session.accessToken;
  const pair = await refresh(session.refreshToken);
  saveTokens(pair);
  const { hiddenAreas, filasPorPagina, ordenDeInicio } = pair;
  changeUser({ hiddenAreas, filasPorPagina, ordenDeInicio });
  return pair.accessToken;
}

/**
 * Only a refusal ends the session. If a busy or silent server ended it, a tunnel on the train or a restart would sign
 * people out. The server is not asked again before the time that it gave.
 */
async function refresh(refreshToken: string): Promise<ResponseOf<typeof auth.refresh>> {
  if (busy && Date.now() < busy.untilMs && readConnection() === 'busy') throw busy.problem;
  const response =
    (import.meta.env.MODE === 'demo' ? await demoRefresh(refreshToken) : undefined) ??
    (await serverRefresh(refreshToken));
  if (response.ok) return response.json();
  const problem = await problemOf(response);
  if (REFUSALS.includes(response.status)) {
    endSession('expired');
  } else {
    busy = { problem, untilMs: Date.now() + (problem.retryAfterMs ?? 0) };
    reportBusy(problem.retryAfterMs);
  }
  throw problem;
}

function serverRefresh(refreshToken: string): Promise<Response> {
  return fetch(addressOf(REFRESH_PATH), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  }).catch(() => {
    reportOffline();
    throw noConnection();
  });
}

function signInAgain(): Problem {
  return new Problem({ status: 401, code: 'sin-sesion', title: 'Entra con tu cuenta para continuar' });
}
