import {
  bringerOf,
  bringersBefore,
  bringersOf,
  fetchedBeside,
  keptOf,
  type ModuleGraph,
} from './module-graph.ts';

type NameOf = (id: string, graph: ModuleGraph) => string | null;
type Need = 'visit' | 'work' | 'lists' | 'common' | 'parts' | 'wires' | 'template';

/** A module that this many screens use, or more, is worth fetching together with the others of its kind. */
const SEVERAL = 4;
/** Every working screen uses dates, tariffs and identifiers; fewer than this many fetch the prices or the engine. */
const BASIC = 5;
/** The template has three times as many screens as the business, so its file for all of them takes more of them. */
const MANY = 20;

const CONTRACT = /[\\/]contract[\\/]src[\\/](?!index\.ts$)(?!.*\.schemas\.ts$)/;
const DOMAIN = /[\\/]domain[\\/]src[\\/]/;
const FORMAT = /[\\/]web[\\/]src[\\/]format[\\/]/;
const ICON = /[\\/]@tabler[\\/]/;
const OWN = /[\\/]web[\\/]src[\\/]/;
/** What checks the values of forms weighs as much as all the rest of most screens. */
const CHECKS = /[\\/]zod[\\/]|[\\/]contract[\\/]src[\\/].*\.schemas\.ts$/;
const AREA =
  /[\\/]web[\\/]src[\\/](?:business|demo)[\\/](?!kit[\\/])((?:apps[\\/](?!frame[\\/]))?[^\\/]+)[\\/]/;
const DEMO = /[\\/]web[\\/]src[\\/]demo[\\/]/;
const ROOM = /[\\/]web[\\/]src[\\/](ui[\\/](?:chart|kit[\\/]agenda)|list|trade|ui)[\\/]/;
const KIT = /[\\/]web[\\/]src[\\/]ui[\\/]kit[\\/]/;
const TEMPLATE_KIT = /[\\/]web[\\/]src[\\/]demo[\\/]kit[\\/]/;
const LISTS = /[\\/]web[\\/]src[\\/]list[\\/]/;
const CHART = /[\\/]ui[\\/]chart[\\/]/;
const LIBRARY = /[\\/]node_modules[\\/]/;
const SAMPLES = /[\\/]web[\\/]src[\\/]sample-data[\\/]/;

/** A client without an account opens this screen, mostly on a phone. */
const VISIT = /[\\/]propuesta-publica\.screen\.tsx$/;
const WORK = /[\\/]app[\\/]work\.ts$/;
const SCREEN = /[\\/]business[\\/].*\.screen\.tsx$/;
/** A folder of examples makes a screen too. */
const TEMPLATE_SCREEN = /[\\/]demo[\\/].*\.(?:screen\.tsx|examples\.js)$/;
/** The shell's dictionary in Spanish, the language of most, arrives with the shell. */
const WORDS = /[\\/]app[\\/]shell[\\/]es\.json$/;
const TEMPLATE =
  /[\\/]demo[\\/][^\\/]+[\\/]screens\.ts$|[\\/]app[\\/](screens\.ts$|search[\\/]find-screens\.ts$|shell[\\/](cart|bookmarks)[\\/])/;
const SHEET = /\.css$/;
const APP_SHEET = /[\\/]demo[\\/]apps[\\/].*\.css$/;
const LIST = /[\\/]lista\.screen\.tsx$/;
const ANY_SCREEN = /\.(?:screen\.tsx|examples\.js)$/;
/** All that a list is made of, its table, filters and export, hangs from these two parts. */
const TABLE = /[\\/]list[\\/]table[\\/]data-(list|table)\.tsx$/;

/**
 * Says which file a module of ours belongs in: `work` holds what everybody who works needs, the shell and the fields;
 * `visit` holds the part of it that a client without an account needs too; `lists` holds the table and its tools;
 * `common` holds what screens of the business and of the template use, `parts` what only the business does, `template`
 * what only the template does; `wires` holds the calls that forms of several areas make.
 */
function needOf(id: string, graph: ModuleGraph): Need | undefined {
  if (WORDS.test(id)) return 'work';
  if (TEMPLATE.test(id)) return 'template';
  const bringers = bringersOf(id, graph);
  const countOf = (kind: RegExp) => bringers.filter((bringer) => kind.test(bringer)).length;
  if (DOMAIN.test(id)) return countOf(WORK) > 0 || countOf(SCREEN) >= BASIC ? 'visit' : undefined;
  if (!OWN.test(id) && !ICON.test(id) && !CONTRACT.test(id)) return undefined;
  if (countOf(WORK) > 0) return countOf(VISIT) > 0 ? 'visit' : 'work';
  if (SHEET.test(id)) return needOfSheet(id, bringers);
  if (CONTRACT.test(id) && areasOf(bringers).size === 1 && countOf(CHECKS) === 0) return undefined;
  // What checks the values of forms names it too, and would bring along the area that it lay in.
  if (CONTRACT.test(id)) return countOf(LIST) > 0 ? 'work' : 'wires';
  // A list takes all that it shares from there, and never fetches a file of many parts for a line or an icon.
  if (countOf(LIST) > 0 && !AREA.test(id)) return isOfLists(id, graph) ? 'lists' : 'work';
  if (ICON.test(id)) return needOfIcon(bringers);
  // In a file for many screens, one module that checks forms would bring what it checks with to all of them.
  if (SAMPLES.test(id) || bringsChecks(id, graph) || bringsLists(id, graph)) return undefined;
  const [business, template] = [countOf(SCREEN), countOf(TEMPLATE_SCREEN)];
  // Left to the group of an area, a few lines of format would bring that area along to the screens of others.
  if (FORMAT.test(id) && business > 0) return template > 0 ? 'common' : 'parts';
  // Most lists and forms hold one of the fields of the kit.
  if (business >= SEVERAL && template >= SEVERAL) return KIT.test(id) ? 'work' : 'common';
  if (business >= SEVERAL) return 'parts';
  return template >= MANY ? 'template' : undefined;
}

/** A stylesheet is small and its request is not, so what lies below the areas is laid out by few of them. */
function needOfSheet(id: string, bringers: readonly string[]): Need | undefined {
  if (AREA.test(id) && areasOf(bringers).size === 1) return undefined;
  if (bringers.some((bringer) => LIST.test(bringer))) return 'work';
  // What is left of that room, such as the board, comes when it is asked for.
  if (LISTS.test(id)) return undefined;
  if (TEMPLATE_KIT.test(id)) return 'template';
  const side = sideOf(bringers);
  return side === 'both' ? 'work' : SHARED[side];
}

/** The file for what many share, by who they are. */
const SHARED = { both: 'common', business: 'parts', template: 'template' } as const;

/** Whether the business, the template or both use it. */
function sideOf(bringers: readonly string[]): 'both' | 'business' | 'template' {
  const business = bringers.some((bringer) => SCREEN.test(bringer));
  const template = bringers.some((bringer) => TEMPLATE_SCREEN.test(bringer));
  if (business === template) return 'both';
  return business ? 'business' : 'template';
}

const bringersBeforeTable = bringersBefore(TABLE);

/** Whether nothing but lists would need it if there were no table. */
function isOfLists(id: string, graph: ModuleGraph): boolean {
  return bringersBeforeTable(id, graph).every((bringer) => LIST.test(bringer) || !ANY_SCREEN.test(bringer));
}

/** The paths of an icon are of no use to others: one that a single area draws goes with that area. */
function needOfIcon(bringers: readonly string[]): Need | undefined {
  return areasOf(bringers).size === 1 ? undefined : SHARED[sideOf(bringers)];
}

function areasOf(bringers: readonly string[]): ReadonlySet<string> {
  return new Set(bringers.flatMap((bringer) => AREA.exec(bringer)?.[1] ?? []));
}

const keptNeedOf = keptOf(needOf);

function neededBy(need: Need) {
  return named((id, graph) => (keptNeedOf(id, graph) === need ? need : null), need);
}

/** The bundler tells by `debugName` how long a group took, and warns of each that has none. */
function named(name: NameOf, debugName = name.name) {
  return { name, debugName };
}

/**
 * What a few screens share of the rooms below the areas. What brings a library along is left out, to come with it alone.
 */
function roomOf(id: string, graph: ModuleGraph): string | null {
  const room = ROOM.exec(id)?.[1]?.replace(/[\\/]/g, '-');
  if (!room || bringsOwnLibrary(id, graph)) return null;
  return CHART.test(id) ? room : `${room}-${sideOf(bringersOf(id, graph))}`;
}

/** The same of the room where the parts of the template stand. */
function kitOf(id: string, graph: ModuleGraph): string | null {
  return TEMPLATE_KIT.test(id) && !bringsOwnLibrary(id, graph) ? 'kit' : null;
}

/** Whether it brings along a library's file that not everybody who works has already. */
const bringsOwnLibrary = bringerOf(
  keptOf(
    (id, graph) =>
      LIBRARY.test(id) && !ICON.test(id) && !bringersOf(id, graph).some((module) => WORK.test(module)),
  ),
);

/** Several screens of an area share one file of their own, so that no screen waits for what another area uses. */
function areaOf(id: string, graph: ModuleGraph): string | null {
  if (bringsChecks(id, graph)) return null;
  const [area, ...others] = OWN.test(id) ? areasOf([id]) : areasOf(bringersOf(id, graph));
  return area && others.length === 0 ? area.replace(/[\\/]/, '-') : null;
}

/** What a list uses of its area: the rest brings along what forms and sheets need. */
function ofList(id: string, graph: ModuleGraph): string | null {
  const area = areaOf(id, graph);
  return area && bringersOf(id, graph).some((bringer) => LIST.test(bringer)) ? `${area}-list` : null;
}

/**
 * What several screens of an area use. Where the area is an application, the sheets of all of them too: one request for
 * each screen's own would cost more than its few bytes.
 */
function ofSeveralScreens(id: string, graph: ModuleGraph): string | null {
  const screens = bringersOf(id, graph).filter((bringer) => TEMPLATE_SCREEN.test(bringer));
  const [area = ''] = areasOf([id]);
  const others = new Set(screens.flatMap((screen) => fetchedBeside(screen, graph)));
  const ofArea = [...others].filter((screen) => areasOf([screen]).has(area));
  return (APP_SHEET.test(id) ? ofArea : screens).length > 1 ? areaOf(id, graph) : null;
}

/** The forms of an area have another one, because they bring what checks them along. */
function formsOf(id: string): string | null {
  const [area] = areasOf([id]);
  return area ? `${area.replace(/[\\/]/, '-')}-forms` : null;
}

const bringsChecks = bringerOf((id) => CHECKS.test(id));
const bringsLists = bringerOf((id) => TABLE.test(id));

/**
 * A route is a handful of files: one that every page needs, one that every working screen needs, the route's own, and
 * what it shares with few others. The groups follow folders and imports, and name no file but those where something
 * begins. A group takes along what its modules import, unless a group of a higher priority has it. Thresholds are in
 * bytes before compression, of which about a third travels: a request of its own costs more than a smaller file saves.
 */
export const CHUNKS = [
  { name: 'base', tags: ['$initial' as const], priority: 15 },
  { ...neededBy('visit'), priority: 14 },
  { name: 'domain', test: DOMAIN, entriesAware: true, entriesAwareMergeThreshold: 6_000, priority: 13 },
  { ...neededBy('work'), priority: 12 },
  { ...neededBy('lists'), priority: 11 },
  // What lies in the folder itself is what every noun of the samples uses, but for the pictures of things.
  { name: 'samples', test: /[\\/]sample-data[\\/](?!drawings)[^\\/]+\.ts$/, priority: 10 },
  { ...neededBy('common'), minShareCount: 2, priority: 9 },
  { ...neededBy('template'), priority: 8 },
  { ...neededBy('parts'), priority: 7 },
  { ...neededBy('wires'), priority: 6 },
  { ...named(roomOf), test: CHART, minShareCount: 2, priority: 5 },
  { ...named(roomOf), minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 12_000, priority: 5 },
  // Of what the template's parts are made of, some belongs to the rooms below.
  { ...named(kitOf), minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 12_000, priority: 4 },
  // A screen of the template leads to the others of its area; one of the business is opened by itself, all day.
  { ...named(ofSeveralScreens), test: DEMO, priority: 3 },
  { ...named(ofList), minShareCount: 2, priority: 3 },
  { ...named(areaOf), minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 24_000, priority: 2 },
  { name: 'schemas', test: CHECKS, priority: 1 },
  { ...named(formsOf), minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 24_000 },
];
