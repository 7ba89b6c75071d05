import { type Answers, type Reply, SampleCall } from './answers.ts';
import { type EnglishTexts, isEnglish, learnEnglish, shownText, storedText } from './language.ts';

export { setSampleLanguage } from './language.ts';
export { setPages } from './search/pages.ts';

type Noun = {
  readonly answers: () => Promise<{ readonly answers: Answers }>;
  /** Absent where no sample has words of its own to translate. */
  readonly english?: () => Promise<{ readonly english: EnglishTexts }>;
};

const search: Noun = {
  answers: () => import('./search/answers.ts'),
  english: () => import('./search/english.ts'),
};
const invoices: Noun = {
  answers: () => import('./invoices/answers.ts'),
  english: () => import('./invoices/english.ts'),
};
const users: Noun = {
  answers: () => import('./users/answers.ts'),
  english: () => import('./users/english.ts'),
};

/** The paths of a noun's calls begin like this. Its samples load with the first of those calls. */
const NOUNS: Readonly<Record<string, Noun>> = {
  '/apps/email/': {
    answers: () => import('./email/answers.ts'),
    english: () => import('./email/english.ts'),
  },
  '/apps/chat/': {
    answers: () => import('./chat/answers.ts'),
    english: () => import('./chat/english.ts'),
  },
  '/apps/todo/': {
    answers: () => import('./todo/answers.ts'),
    english: () => import('./todo/english.ts'),
  },
  '/apps/kanban/': {
    answers: () => import('./kanban/answers.ts'),
    english: () => import('./kanban/english.ts'),
  },
  '/apps/calendar/': {
    answers: () => import('./calendar/answers.ts'),
    english: () => import('./calendar/english.ts'),
  },
  '/api/main-search/': search,
  '/api/bookmarks/': search,
  '/jwt/': { answers: () => import('./jwt/answers.ts') },
  '/apps/invoice/': invoices,
  '/api/invoice/': invoices,
  '/api/users/': users,
  '/apps/users/': users,
  '/profile/': {
    answers: () => import('./profile/answers.ts'),
    english: () => import('./profile/english.ts'),
  },
  '/blog/list/data': {
    answers: () => import('./blog/answers.ts'),
    english: () => import('./blog/english.ts'),
  },
  '/pricing/': {
    answers: () => import('./pricing/answers.ts'),
    english: () => import('./pricing/english.ts'),
  },
  '/faq/': {
    answers: () => import('./faq/answers.ts'),
    english: () => import('./faq/english.ts'),
  },
  '/apps/ecommerce/': {
    answers: () => import('./ecommerce/answers.ts'),
    english: () => import('./ecommerce/english.ts'),
  },
  '/api/datatables/': {
    answers: () => import('./datatables/answers.ts'),
    english: () => import('./datatables/english.ts'),
  },
  '/api/autocomplete/': {
    answers: () => import('./autocomplete/answers.ts'),
    english: () => import('./autocomplete/english.ts'),
  },
  '/api/select/': { answers: () => import('./select/answers.ts') },
  '/apps/permissions/': { answers: () => import('./permissions/answers.ts') },
  '/apps/roles/': { answers: () => import('./roles/answers.ts') },
  '/card/': {
    answers: () => import('./analytics/answers.ts'),
    english: () => import('./analytics/english.ts'),
  },
  '/account-setting/': {
    answers: () => import('./account-setting/answers.ts'),
    english: () => import('./account-setting/english.ts'),
  },
};

/**
 * Answers a template call from the sample data in the browser. Undefined means that the call belongs to the network.
 */
export async function answerSample(request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const noun = Object.entries(NOUNS).find(([prefix]) => pathname.startsWith(prefix))?.[1];
  if (!noun) return undefined;
  // The import stands outside the `try`: samples that do not arrive are a failed network, not a failed answer.
  const [{ answers }, dictionary] = await Promise.all([
    noun.answers(),
    isEnglish() ? noun.english?.() : undefined,
  ]);
  if (dictionary) learnEnglish(dictionary.english);
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

/**
 * Reads the body of a call. A body that is no JSON counts as bare text, because a board's id may be sent so. What a form
 * sends back as it was shown is kept in Spanish, so that a sample never stays in the language of who looked at it.
 */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text, (_, value) => (typeof value === 'string' ? storedText(value) : value));
  } catch {
    return text;
  }
}

function responseOf({ status, body }: Reply): Response {
  if (body === undefined) return new Response(null, { status });
  const shown = JSON.stringify(body, (_, value) => (typeof value === 'string' ? shownText(value) : value));
  return new Response(shown, { status, headers: { 'content-type': 'application/json' } });
}

/** Makes a defect of an answer reach the screen as the failed answer of a server would. */
function failure(cause: unknown): Response {
  const title = cause instanceof Error ? cause.message : String(cause);
  const problem = { type: 'about:blank', title, status: 500, code: 'sample-data' };
  return Response.json(problem, { status: 500, headers: { 'content-type': 'application/problem+json' } });
}
