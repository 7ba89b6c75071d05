type Module = { readonly importers: readonly string[] };
type ModuleGraph = { getModuleInfo(id: string): Module | null };
type NameOf = (id: string, graph: ModuleGraph) => string | null;

/** A part that this many screens use, or more, is worth fetching together with the other shared parts. */
const SEVERAL = 4;

/**
 * These modules are ours to group. The parts of `ui/kit` are left out, because each screen takes along only those it
 * uses.
 */
const OWN = /[\\/]web[\\/]src[\\/](?!ui[\\/]kit[\\/])/;

/** A client without an account opens this screen, mostly on a phone. */
const VISIT = /[\\/]propuesta-publica\.screen\.tsx$/;
const WORK = /[\\/]app[\\/]work\.ts$/;
const SCREEN = /[\\/]business[\\/].*\.screen\.tsx$/;
/** The shell's dictionary in Spanish, the language of most, arrives with the shell. */
const WORDS = /[\\/]app[\\/]shell[\\/]es\.json$/;
const LIST = /[\\/]lista\.screen\.tsx$/;

const known = new Map<string, ReadonlySet<string>>();

/**
 * Collects every module that brings this one along, itself included. A dynamic import brings nothing along, because it
 * is fetched later.
 */
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
 * Says which file a module of ours belongs in: `work` holds what everybody who works needs, the shell and the lists;
 * `visit` holds the part of it that a client without an account needs too; `parts` holds what several other screens
 * use.
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

/** Several screens of an area share one file of their own, so that no screen waits for what another area uses. */
function areaOf(id: string): string | null {
  const [, area] = /[\\/]web[\\/]src[\\/](?:business|demo)[\\/]((?:apps[\\/])?[^\\/]+)[\\/]/.exec(id) ?? [];
  return area?.replace(/[\\/]/, '-') ?? null;
}

/**
 * A route is a handful of files: one that every page needs, one that every working screen needs, the route's own, and
 * what it shares with few others. The groups follow folders and imports, and name no file but the entries above. A
 * group takes along what its modules import, unless a group of a higher priority has it.
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
  // Icons have a file of their own, because a screen that draws one should not fetch the template's table with it.
  { name: 'icons', test: /[\\/]@tabler[\\/]/, minShareCount: 2, priority: 2 },
  { name: 'template', test: /[\\/]demo[\\/][^\\/]+[\\/]screens\.ts$/, priority: 1 },
  { name: areaOf, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000 },
];
