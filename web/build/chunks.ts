type Module = { readonly importers: readonly string[] };
type ModuleGraph = { getModuleInfo(id: string): Module | null };
type NameOf = (id: string, graph: ModuleGraph) => string | null;

/** From how many screens on a part is worth fetching together with the other parts of that kind. */
const SEVERAL = 4;

/** Of a kit each screen takes its own. */
const OWN = /[\\/]web[\\/]src[\\/](?!ui[\\/]kit[\\/])/;

/** What a client without an account opens, mostly on a phone. */
const VISIT = /[\\/]propuesta-publica\.screen\.tsx$/;
const WORK = /[\\/]app[\\/]work\.ts$/;
const SCREEN = /[\\/]business[\\/].*\.screen\.tsx$/;
/** What the shell says in the language of most. */
const WORDS = /[\\/]app[\\/]shell[\\/]es\.json$/;
const LIST = /[\\/]lista\.screen\.tsx$/;

const known = new Map<string, ReadonlySet<string>>();

/** Every module that brings this one along, itself included. What comes later, by a dynamic import, brings nothing along. */
function bringersOf(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const before = known.get(id);
  if (before) return before;
  const bringers = new Set([id]);
  for (const one of bringers) {
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) bringers.add(importer);
  }
  known.set(id, bringers);
  return bringers;
}

/**
 * Who needs a module of ours: `work` is what everybody who works does, the shell and the lists; `visit`, the part of it that
 * a client without an account needs too; `parts`, what several other screens do.
 */
function needOf(id: string, graph: ModuleGraph): 'visit' | 'work' | 'parts' | undefined {
  if (!OWN.test(id)) return undefined;
  if (WORDS.test(id)) return 'work';
  const bringers = [...bringersOf(id, graph)];
  const countOf = (kind: RegExp) => bringers.filter((one) => kind.test(one)).length;
  if (countOf(WORK) > 0 || countOf(LIST) >= SEVERAL) return countOf(VISIT) > 0 ? 'visit' : 'work';
  return countOf(SCREEN) >= SEVERAL ? 'parts' : undefined;
}

function neededBy(need: 'visit' | 'work' | 'parts'): NameOf {
  return (id, graph) => (needOf(id, graph) === need ? need : null);
}

/** What several screens of an area share is one file of its own: no screen waits for what another area uses. */
function areaOf(id: string): string | null {
  const [, area] = /[\\/]web[\\/]src[\\/](?:business|demo)[\\/]((?:apps[\\/])?[^\\/]+)[\\/]/.exec(id) ?? [];
  return area?.replace(/[\\/]/, '-') ?? null;
}

/**
 * A route is a handful of files: one that every page needs, one that every working screen needs, its own, and what it shares
 * with few others. They follow folders and who imports what; no file is named but the doors that everything is reached by.
 * A group takes along what its modules import, unless one of a higher priority has it.
 */
export const CHUNKS = [
  { name: 'base', tags: ['$initial' as const], priority: 9 },
  {
    name: 'domain',
    test: /[\\/]domain[\\/]src[\\/]/,
    entriesAware: true,
    entriesAwareMergeThreshold: 4_000,
    priority: 8,
  },
  { name: 'contract', test: /[\\/]contract[\\/]src[\\/](?!.*\.schemas\.ts$)/, priority: 7 },
  { name: 'schemas', test: /[\\/]zod[\\/]|[\\/]contract[\\/]src[\\/].*\.schemas\.ts$/, priority: 6 },
  { name: 'samples', test: /[\\/]web[\\/]src[\\/]sample-data[\\/]/, minShareCount: 2, priority: 6 },
  { name: neededBy('visit'), priority: 5 },
  { name: neededBy('work'), priority: 4 },
  { name: neededBy('parts'), priority: 3 },
  // What a screen draws with should not bring the template's table along.
  { name: 'icons', test: /[\\/]@tabler[\\/]/, minShareCount: 2, priority: 2 },
  { name: 'template', test: /[\\/]demo[\\/][^\\/]+[\\/]screens\.ts$/, priority: 1 },
  { name: areaOf, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000 },
];
