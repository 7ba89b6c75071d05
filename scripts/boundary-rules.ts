import type { IForbiddenRuleType } from 'dependency-cruiser';

/**
 * Only tests read these files, so they may use the test tools, and those of `platform` may build the whole application.
 */
const TESTS = '(\\.test\\.tsx?|/test-[^/]+\\.tsx?)$';

/** What the areas of the template draw with, and nobody else. */
const KIT = '^web/src/demo/kit/';

/**
 * The import boundaries of the architecture: `from` may not import `to`. Paths are seen from the project's
 * root.
 */
export const BOUNDARY_RULES: IForbiddenRuleType[] = [
  {
    name: 'domain-imports-nothing',
    severity: 'error',
    from: { path: '^domain/src/', pathNot: TESTS },
    to: { pathNot: '^domain/src/' },
  },
  {
    name: 'contract-imports-domain-and-zod',
    severity: 'error',
    from: { path: '^contract/src/', pathNot: TESTS },
    to: { pathNot: '^(contract|domain)/src/|node_modules/zod/' },
  },
  {
    name: 'server-and-web-never-meet',
    severity: 'error',
    from: { path: '^(server|web)/' },
    to: { path: '^(server|web)/', pathNot: '^$1/' },
  },
  {
    name: 'platform-knows-no-module',
    severity: 'error',
    from: { path: '^server/src/platform/', pathNot: TESTS },
    to: { path: '^server/src/(?!platform/)' },
  },
  {
    name: 'modules-meet-in-services-and-reads',
    severity: 'error',
    from: { path: '^server/src/modules/([^/]+)/', pathNot: TESTS },
    to: {
      path: '^server/src/modules/',
      pathNot: ['^server/src/modules/$1/', '\\.(service|repository)\\.ts$'],
    },
  },
  {
    name: 'modules-never-both-ways',
    severity: 'error',
    scope: 'folder',
    from: { path: '^server/src/modules/[^/]+$' },
    to: { path: '^server/src/modules/', circular: true },
  },
  {
    name: 'web-areas-never-meet',
    severity: 'error',
    from: { path: '^web/src/(business|demo)/([^/]+)/' },
    to: { path: '^web/src/(business|demo)/[^/]+/', pathNot: ['^web/src/$1/$2/', KIT] },
  },
  {
    // `app` names the dictionary of that room, as it does every other.
    name: 'kit-of-the-template-stays-there',
    severity: 'error',
    from: { path: '^web/src/', pathNot: '^web/src/demo/' },
    to: { path: `${KIT}(?!es\\.json$)` },
  },
  {
    // A part that only another part reads falls with it: there are no cycles.
    name: 'ui-has-a-reader-in-the-business',
    severity: 'error',
    module: {
      path: '^web/src/ui/',
      pathNot: TESTS,
      numberOfDependentsLessThan: 1,
    },
    from: { path: '^web/src/', pathNot: ['^web/src/(demo|sample-data)/', TESTS] },
  },
  {
    name: 'business-lives-without-the-template',
    severity: 'error',
    from: { path: '^web/src/business/' },
    to: { path: '^web/src/(app|demo|sample-data)/' },
  },
  {
    name: 'template-lives-without-the-business',
    severity: 'error',
    from: { path: '^web/src/(demo|sample-data)/' },
    to: { path: '^web/src/(app|business|trade)/' },
  },
  {
    name: 'sample-data-stands-alone',
    severity: 'error',
    from: { path: '^web/src/sample-data/' },
    to: { path: '^web/src/(?!sample-data/|format/)' },
  },
  {
    name: 'trade-knows-no-area',
    severity: 'error',
    from: { path: '^web/src/trade/', pathNot: TESTS },
    to: { path: '^web/src/(app|business|demo|sample-data)/' },
  },
  {
    name: 'list-knows-no-trade',
    severity: 'error',
    from: { path: '^web/src/list/', pathNot: TESTS },
    to: { path: '^web/src/(app|business|demo|sample-data|trade)/' },
  },
  {
    name: 'ui-knows-only-format-texts-and-router',
    severity: 'error',
    from: { path: '^web/src/ui/', pathNot: TESTS },
    to: { path: '^(web/src/(?!ui/|texts/|format/|router/)|contract/|domain/)' },
  },
  {
    name: 'data-draws-nothing',
    severity: 'error',
    from: { path: '^web/src/data/', pathNot: TESTS },
    to: { path: '^web/src/(?!data/|texts/|format/|router/)' },
  },
  {
    name: 'format-texts-and-router-know-no-room',
    severity: 'error',
    from: { path: '^web/src/(format|texts|router)/', pathNot: TESTS },
    to: { path: '^web/src/', pathNot: '^web/src/$1/' },
  },
  { name: 'no-cycles', severity: 'error', from: { pathNot: '^contract/src/' }, to: { circular: true } },
  {
    // A noun's `.ts` hands on the types of its `.schemas.ts`, which itself builds on the calls of the `.ts`. The way
    // back is types only, which the compiler erases, so this rule counts imports at run time.
    name: 'no-cycles-at-run-time',
    severity: 'error',
    from: { path: '^contract/src/' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    // The browser's half of the contract stays free of zod: what has schemas is a `.schemas.ts`.
    name: 'calls-bring-no-schemas',
    severity: 'error',
    from: { path: '^contract/src/', pathNot: ['\\.schemas\\.ts$', '^contract/src/endpoints\\.ts$', TESTS] },
    to: {
      path: '\\.schemas\\.ts$|^contract/src/endpoints\\.ts$|node_modules/zod/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'no-barrels',
    severity: 'error',
    // Outsiders do import these files: each is the entry point of a workspace, or the only entry to the sample data.
    from: {
      path: '/index\\.tsx?$',
      pathNot: '^(domain|contract)/src/index\\.ts$|^web/src/sample-data/index\\.ts$',
    },
    to: {},
  },
  {
    name: 'no-undeclared-dependency',
    severity: 'error',
    from: { path: '^(domain|contract|server|web)/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    // A folder of examples is read while building, and the address of a decoder is found by the exports of its package.
    name: 'no-missing-file',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '\\?examples$|\\.wasm\\?url$' },
  },
];
