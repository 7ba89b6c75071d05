import { type Answers, type Reply, SampleCall } from './answers.ts';

export { setPages } from './search/pages.ts';

type Noun = () => Promise<{ readonly answers: Answers }>;

const search: Noun = () => import('./search/answers.ts');
const invoices: Noun = () => import('./invoices/answers.ts');
const users: Noun = () => import('./users/answers.ts');

/** The paths of a noun's calls begin like this. Its samples load with the first of those calls. */
const NOUNS: Readonly<Record<string, Noun>> = {
  '/apps/email/': () => import('./email/answers.ts'),
  '/apps/chat/': () => import('./chat/answers.ts'),
  '/apps/todo/': () => import('./todo/answers.ts'),
  '/apps/kanban/': () => import('./kanban/answers.ts'),
  '/apps/calendar/': () => import('./calendar/answers.ts'),
  '/api/main-search/': search,
  '/api/bookmarks/': search,
  '/jwt/': () => import('./jwt/answers.ts'),
  '/apps/invoice/': invoices,
  '/api/invoice/': invoices,
  '/api/users/': users,
  '/apps/users/': users,
  '/profile/': () => import('./profile/answers.ts'),
  '/blog/list/data': () => import('./blog/answers.ts'),
  '/pricing/': () => import('./pricing/answers.ts'),
  '/faq/': () => import('./faq/answers.ts'),
  '/apps/ecommerce/': () => import('./ecommerce/answers.ts'),
  '/api/datatables/': () => import('./datatables/answers.ts'),
  '/api/autocomplete/': () => import('./autocomplete/answers.ts'),
  '/api/select/': () => import('./select/answers.ts'),
  '/apps/permissions/': () => import('./permissions/answers.ts'),
  '/apps/roles/': () => import('./roles/answers.ts'),
  '/card/': () => import('./analytics/answers.ts'),
  '/account-setting/': () => import('./account-setting/answers.ts'),
};

/**
 * Answers a template call from the sample data in the browser. Undefined means that the call belongs to the network.
 */
export async function answerSample(request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const noun = Object.entries(NOUNS).find(([prefix]) => pathname.startsWith(prefix))?.[1];
  if (!noun) return undefined;
  // The import stands outside the `try`: samples that do not arrive are a failed network, not a failed answer.
  const { answers } = await noun();
  try {
    const call = findCall(answers, request.method, pathname);
    if (!call) return undefined;
    const sampleCall = new SampleCall(call.params, searchParams, await bodyOf(request.clone()));
    return responseOf(await call.answer(sampleCall));
  } catch (cause) {
    return failure(cause);
  }
}

/** Finds the answer of a call: the one of its very path, or else that of a pattern with as many segments. */
function findCall(answers: Answers, method: string, pathname: string) {
  const exact = answers[`${method} ${pathname}` as keyof Answers];
  if (exact) return { answer: exact, params: {} };
  for (const [key, answer] of Object.entries(answers)) {
    const [verb, pattern = ''] = key.split(' ');
    const params = verb === method ? paramsOf(pattern, pathname) : undefined;
    if (params) return { answer, params };
  }
  return undefined;
}

function paramsOf(pattern: string, pathname: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':') && value !== '') params[segment.slice(1)] = decoded(value);
    else if (segment !== value) return undefined;
  }
  return params;
}

/** Decodes a segment of a path. One that is badly encoded stays as it came, and no row will have that name. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Reads the body of a call. A body that is no JSON counts as bare text, because a board's id may be sent so. */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function responseOf({ status, body }: Reply): Response {
  return body === undefined ? new Response(null, { status }) : Response.json(body, { status });
}

/** Makes a defect of an answer reach the screen as the failed answer of a server would. */
function failure(cause: unknown): Response {
  const title = cause instanceof Error ? cause.message : String(cause);
  const problem = { type: 'about:blank', title, status: 500, code: 'sample-data' };
  return Response.json(problem, { status: 500, headers: { 'content-type': 'application/problem+json' } });
}
