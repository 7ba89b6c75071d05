type Module = {
  readonly importers: readonly string[];
  readonly importedIds: readonly string[];
  readonly code: string | null;
};
type ModuleGraph = { getModuleInfo(id: string): Module | null };
type NameOf = (id: string, graph: ModuleGraph) => string | null;
type Need = 'visit' | 'work' | 'lists' | 'common' | 'parts' | 'kit';

/** A module that this many screens use, or more, is worth fetching together with the others of its kind. */
const SEVERAL = 4;
/** The template has three times as many screens as the business, so its file for all of them takes more of them. */
const MANY = 12;
/** Every working screen uses dates, tariffs and identifiers; fewer than this many fetch the prices or the engine. */
const BASIC = 5;

const CONTRACT = /[\\/]contract[\\/]src[\\/](?!.*\.schemas\.ts$)/;
const DOMAIN = /[\\/]domain[\\/]src[\\/]/;
const FORMAT = /[\\/]web[\\/]src[\\/]format[\\/]/;
const ICON = /[\\/]@tabler[\\/]/;
const OWN = /[\\/]web[\\/]src[\\/]/;
/** What checks the values of forms weighs as much as all the rest of most screens. */
const CHECKS = /[\\/]zod[\\/]|[\\/]contract[\\/]src[\\/].*\.schemas\.ts$/;
const AREA = /[\\/]web[\\/]src[\\/](?:business|demo)[\\/]((?:apps[\\/])?[^\\/]+)[\\/]/;
const DEMO = /[\\/]web[\\/]src[\\/]demo[\\/]/;
const ROOM = /[\\/]web[\\/]src[\\/](ui[\\/](?:chart|kit|editor|drag)|list|trade|ui)[\\/]/;
const KIT = /[\\/]web[\\/]src[\\/]ui[\\/]kit[\\/]/;
const LIBRARY = /[\\/]node_modules[\\/]/;
const SAMPLES = /[\\/]web[\\/]src[\\/]sample-data[\\/]/;

/** A client without an account opens this screen, mostly on a phone. */
const VISIT = /[\\/]propuesta-publica\.screen\.tsx$/;
const WORK = /[\\/]app[\\/]work\.ts$/;
const SCREEN = /[\\/]business[\\/].*\.screen\.tsx$/;
const TEMPLATE_SCREEN = /[\\/]demo[\\/].*\.screen\.tsx$/;
/** The shell's dictionary in Spanish, the language of most, arrives with the shell. */
const WORDS = /[\\/]app[\\/]shell[\\/]es\.json$/;
const LIST = /[\\/]lista\.screen\.tsx$/;
const ANY_SCREEN = /\.screen\.tsx$/;
/** All that a list is made of, its table, filters and export, hangs from these two parts. */
const TABLE = /[\\/]list[\\/]table[\\/]data-(list|table)\.tsx$/;

/**
 * Collects every module that brings this one along, itself included, but for those that do it through a module where
 * the walk `stops`. A dynamic import brings nothing along, because it is fetched later.
 */
function bringersOf(id: string, graph: ModuleGraph, stops?: RegExp): string[] {
  const bringers = new Set([id]);
  for (const bringer of bringers) {
    if (stops?.test(bringer)) continue;
    for (const importer of importersOf(bringer, graph)) bringers.add(importer);
  }
  return [...bringers];
}

/** An icon comes out of one long list of exports, from which a module takes those that it names. */
function importersOf(id: string, graph: ModuleGraph): readonly string[] {
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  if (!ICON.test(id)) return importers;
  const [, icon] = /[\\/](Icon\w+)\.\w+$/.exec(id) ?? [];
  if (!icon) return [];
  const users = importers.flatMap((list) => graph.getModuleInfo(list)?.importers ?? []);
  return users.filter((user) => iconsNamedIn(user, graph).has(icon));
}

/** Each icon asks it of the same modules. */
const named = new Map<string, ReadonlySet<string>>();

function iconsNamedIn(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const icons = named.get(id) ?? new Set(graph.getModuleInfo(id)?.code?.match(/\bIcon[A-Z]\w*/g));
  named.set(id, icons);
  return icons;
}

/**
 * Says which file a module of ours belongs in: `work` holds what everybody who works needs, the shell and the fields;
 * `visit` holds the part of it that a client without an account needs too; `lists` holds the table and its tools;
 * `common` holds what screens of the business and of the template use, `parts` what only the business does, `kit` what
 * only the template does.
 */
function needOf(id: string, graph: ModuleGraph): Need | undefined {
  if (WORDS.test(id)) return 'work';
  if (CONTRACT.test(id)) return 'visit';
  if (!OWN.test(id) && !ICON.test(id)) return undefined;
  const bringers = bringersOf(id, graph);
  const countOf = (kind: RegExp) => bringers.filter((bringer) => kind.test(bringer)).length;
  if (countOf(WORK) > 0) return countOf(VISIT) > 0 ? 'visit' : 'work';
  // A list takes all that it shares from there, and never fetches a file of many parts for a line or an icon.
  if (countOf(LIST) > 0 && !AREA.test(id)) return isOfLists(id, graph) ? 'lists' : 'work';
  if (ICON.test(id)) return needOfIcon(bringers);
  // In a file for many screens, one module that checks forms would bring what it checks with to all of them.
  if (SAMPLES.test(id) || bringsChecks(id, graph) || bringsLists(id, graph)) return undefined;
  const [business, template] = [countOf(SCREEN), countOf(TEMPLATE_SCREEN)];
  // Left to the group of an area, a few lines of format would bring that area along to the screens of others.
  if (FORMAT.test(id) && business > 0) return template > 0 ? 'common' : 'parts';
  if (business >= SEVERAL && template >= SEVERAL) return KIT.test(id) ? 'work' : 'common';
  if (business >= SEVERAL) return 'parts';
  return template >= MANY ? 'kit' : undefined;
}

/** Whether nothing but lists would need it if there were no table. */
function isOfLists(id: string, graph: ModuleGraph): boolean {
  return bringersOf(id, graph, TABLE).every((bringer) => LIST.test(bringer) || !ANY_SCREEN.test(bringer));
}

/** The paths of an icon are of no use to others: one that a single area draws goes with that area. */
function needOfIcon(bringers: readonly string[]): Need | undefined {
  if (areasOf(bringers).size === 1) return undefined;
  const business = bringers.some((bringer) => SCREEN.test(bringer));
  const template = bringers.some((bringer) => TEMPLATE_SCREEN.test(bringer));
  if (business && template) return 'common';
  return business ? 'parts' : 'kit';
}

function areasOf(bringers: readonly string[]): ReadonlySet<string> {
  return new Set(bringers.flatMap((bringer) => AREA.exec(bringer)?.[1] ?? []));
}

/** Each group asks for the need of every module, which takes a walk over the graph. */
const needs = new Map<string, Need | undefined>();

function neededBy(need: Need): NameOf {
  return (id, graph) => {
    if (!needs.has(id)) needs.set(id, needOf(id, graph));
    return needs.get(id) === need ? need : null;
  };
}

/**
 * What a few screens share of the rooms below the areas. What brings a library along is left out, to come with it alone.
 */
function roomOf(id: string, graph: ModuleGraph): string | null {
  const room = ROOM.exec(id)?.[1]?.replace(/[\\/]/, '-');
  return room && !brings(id, graph, (module) => isOwnLibrary(module, graph)) ? room : null;
}

/** Whether it is a library's file that not everybody who works has already. */
function isOwnLibrary(id: string, graph: ModuleGraph): boolean {
  return LIBRARY.test(id) && !ICON.test(id) && !bringersOf(id, graph).some((module) => WORK.test(module));
}

/**
 * Several screens of an area share one file of their own, so that no screen waits for what another area uses. Its forms
 * have another one, because they bring what checks them along.
 */
function areaOf(id: string, graph: ModuleGraph): string | null {
  const [area, ...others] = ICON.test(id) ? areasOf(bringersOf(id, graph)) : areasOf([id]);
  if (!area || others.length > 0) return null;
  return area.replace(/[\\/]/, '-') + (bringsChecks(id, graph) ? '-forms' : '');
}

function bringsChecks(id: string, graph: ModuleGraph): boolean {
  return brings(id, graph, (module) => CHECKS.test(module));
}

function bringsLists(id: string, graph: ModuleGraph): boolean {
  return brings(id, graph, (module) => TABLE.test(module));
}

/** Whether a module brings one of a kind along. */
function brings(id: string, graph: ModuleGraph, isOfKind: (id: string) => boolean): boolean {
  const brought = new Set([id]);
  for (const module of brought) {
    if (isOfKind(module)) return true;
    for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) brought.add(imported);
  }
  return false;
}

/**
 * A route is a handful of files: one that every page needs, one that every working screen needs, the route's own, and
 * what it shares with few others. The groups follow folders and imports, and name no file but those where something
 * begins. A group takes along what its modules import, unless a group of a higher priority has it. Thresholds are in
 * bytes before compression, of which about a third travels: a request of its own costs more than a smaller file saves.
 */
export const CHUNKS = [
  { name: 'base', tags: ['$initial' as const], priority: 14 },
  { name: 'basics', test: DOMAIN, minShareCount: BASIC, priority: 13 },
  { name: 'domain', test: DOMAIN, entriesAware: true, entriesAwareMergeThreshold: 6_000, priority: 12 },
  { name: neededBy('visit'), priority: 11 },
  { name: 'schemas', test: CHECKS, priority: 10 },
  { name: neededBy('work'), priority: 9 },
  { name: neededBy('lists'), priority: 9 },
  // What lies in the folder itself is what every noun of the samples uses, but for the pictures of things.
  { name: 'samples', test: /[\\/]sample-data[\\/](?!drawings)[^\\/]+\.ts$/, priority: 8 },
  { name: neededBy('common'), minShareCount: 2, priority: 6 },
  {
    name: 'template',
    test: /[\\/]demo[\\/][^\\/]+[\\/]screens\.ts$|[\\/]app[\\/](screens\.ts$|search[\\/]find-screens\.ts$|shell[\\/](cart|bookmarks)[\\/])/,
    priority: 5,
  },
  { name: neededBy('parts'), priority: 4 },
  { name: neededBy('kit'), priority: 3, entriesAware: true, entriesAwareMergeThreshold: 8_000 },
  { name: roomOf, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000, priority: 1 },
  // A screen of the template leads to the others of its area; one of the business is opened by itself, all day.
  { name: areaOf, test: DEMO, minShareCount: 2 },
  { name: areaOf, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 24_000 },
];
