/** What the bundler tells of the modules of a build. */
export type ModuleGraph = { getModuleInfo(id: string): Module | null };

type Module = {
  readonly importers: readonly string[];
  readonly importedIds: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly code: string | null;
};

/** Long lists of what others declare. */
const EXPORTS =
  /[\\/](?:contract|domain)[\\/]src[\\/]index\.ts$|[\\/]@tabler[\\/].*[\\/]tabler-icons-react\.mjs$/;

const FIRST_NAME = /^\w+/;
const LAST_NAME = /\w+$/;

/**
 * Collects every module that brings this one along, itself included, but for those that do it through a module where
 * the walk `stops`. A dynamic import brings nothing along, because it is fetched later.
 */
export function bringersOf(id: string, graph: ModuleGraph, stops?: RegExp): string[] {
  const bringers = new Set([id]);
  for (const bringer of bringers) {
    if (stops?.test(bringer)) continue;
    for (const importer of importersOf(bringer, graph)) bringers.add(importer);
  }
  return [...bringers];
}

/** What comes out of one long list of exports is used by the modules that name it, not by all that use the list. */
function importersOf(id: string, graph: ModuleGraph): readonly string[] {
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.flatMap((importer) => {
    if (!EXPORTS.test(importer)) return [importer];
    const names = listedIn(importer, graph).get(id) ?? [];
    const users = graph.getModuleInfo(importer)?.importers ?? [];
    return users.filter((user) => names.some((name) => importsOf(user, graph).has(name)));
  });
}

/** Each module of a list asks the same of the list and of its users. */
const listed = new Map<string, ReadonlyMap<string, readonly string[]>>();
const imported = new Map<string, ReadonlySet<string>>();

/** The names that a list exports, by the module that they come from. */
function listedIn(list: string, graph: ModuleGraph): ReadonlyMap<string, readonly string[]> {
  const known = listed.get(list);
  if (known) return known;
  const { code, importedIds = [] } = graph.getModuleInfo(list) ?? {};
  const lines = [...(code ?? '').matchAll(/export (\*|\* as \w+|{[^}]*}) from ['"]\.([^'"]+)['"]/g)];
  const modules = importedIds.map((id) => {
    const own = lines.filter(([, , source = '']) => id.endsWith(source));
    return [
      id,
      own.flatMap(([, names = '']) => (names === '*' ? exportsOf(id, graph) : namesIn(names, LAST_NAME))),
    ] as const;
  });
  const names = new Map(modules);
  listed.set(list, names);
  return names;
}

function exportsOf(id: string, graph: ModuleGraph): string[] {
  const code = graph.getModuleInfo(id)?.code ?? '';
  const declared = code.matchAll(/export (?:async )?(?:const|let|class|function\*?) (\w+)/g);
  const given = code.matchAll(/export ({[^}]*})/g);
  return [
    ...[...declared].map(([, name = '']) => name),
    ...[...given].flatMap(([, names = '']) => namesIn(names, LAST_NAME)),
  ];
}

function importsOf(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const known = imported.get(id);
  if (known) return known;
  const lines = graph.getModuleInfo(id)?.code?.matchAll(/(?:im|ex)port\s*({[^}]*})\s*from/g) ?? [];
  const names = new Set([...lines].flatMap(([, names = '']) => namesIn(names, FIRST_NAME)));
  imported.set(id, names);
  return names;
}

/** Of `{ a, b as c }` and `* as d`, either what is named first of each, or what it is called in the end. */
function namesIn(names: string, wanted: RegExp): string[] {
  return names
    .replace(/[{}]/g, '')
    .split(',')
    .flatMap((name) => wanted.exec(name.trim())?.[0] ?? []);
}

/** Whether a module brings one of a kind along. */
export function brings(id: string, graph: ModuleGraph, isOfKind: (id: string) => boolean): boolean {
  const brought = new Set([id]);
  for (const module of brought) {
    if (isOfKind(module)) return true;
    for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) brought.add(imported);
  }
  return false;
}

/** All that is fetched, when it is wanted, by a module which fetches this one so: the screens of a table, itself included. */
export function fetchedBeside(id: string, graph: ModuleGraph): string[] {
  const fetching = graph.getModuleInfo(id)?.dynamicImporters ?? [];
  return fetching.flatMap((module) => graph.getModuleInfo(module)?.dynamicallyImportedIds ?? []);
}
