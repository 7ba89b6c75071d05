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

type Answer<T> = (id: string, graph: ModuleGraph) => T;

/**
 * Keeps the answer for each module, because every group asks about all of them. The bundler has one graph for each
 * build, so nothing is kept from one build to the next.
 */
export function keptOf<T>(answer: Answer<T>): Answer<T> {
  const graphs = new WeakMap<ModuleGraph, Map<string, T>>();
  return (id, graph) => {
    const kept = graphs.get(graph) ?? new Map<string, T>();
    graphs.set(graph, kept);
    if (!kept.has(id)) kept.set(id, answer(id, graph));
    return kept.get(id) as T;
  };
}

/**
 * Collects every module that brings this one along, itself included, but for those that do it through a module where
 * the walk `stops`. A dynamic import brings nothing along, because it is fetched later.
 */
export function bringersBefore(stops?: RegExp): Answer<readonly string[]> {
  return keptOf((id, graph) => {
    const bringers = new Set([id]);
    for (const bringer of bringers) {
      if (stops?.test(bringer)) continue;
      for (const importer of importersOf(bringer, graph)) bringers.add(importer);
    }
    return [...bringers];
  });
}

export const bringersOf = bringersBefore();

/** What comes out of one long list of exports is used by the modules that name it, not by all that use the list. */
const importersOf = keptOf((id, graph): readonly string[] => {
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.flatMap((importer) => {
    if (!EXPORTS.test(importer)) return [importer];
    const names = listedIn(importer, graph).get(id) ?? [];
    const users = graph.getModuleInfo(importer)?.importers ?? [];
    return users.filter((user) => names.some((name) => importsOf(user, graph).has(name)));
  });
});

/** The names that a list exports, by the module that they come from. */
const listedIn = keptOf((list, graph): ReadonlyMap<string, readonly string[]> => {
  const code = graph.getModuleInfo(list)?.code ?? '';
  const folder = list.replace(/[\\/][^\\/]+$/, '');
  const listed = new Map<string, readonly string[]>();
  for (const [, names = '', file] of code.matchAll(
    /export (\*|\* as \w+|{[^}]*}) from ['"]\.([^'"]+)['"]/g,
  )) {
    const id = folder + file;
    const own = names === '*' ? exportsOf(id, graph) : namesIn(names, LAST_NAME);
    listed.set(id, [...(listed.get(id) ?? []), ...own]);
  }
  return listed;
});

function exportsOf(id: string, graph: ModuleGraph): string[] {
  const code = graph.getModuleInfo(id)?.code ?? '';
  const declared = code.matchAll(/export (?:async )?(?:const|let|class|function\*?) (\w+)/g);
  const given = code.matchAll(/export ({[^}]*})/g);
  return [
    ...[...declared].map(([, name = '']) => name),
    ...[...given].flatMap(([, names = '']) => namesIn(names, LAST_NAME)),
  ];
}

const importsOf = keptOf((id, graph): ReadonlySet<string> => {
  const lines = graph.getModuleInfo(id)?.code?.matchAll(/(?:im|ex)port\s*({[^}]*})\s*from/g) ?? [];
  return new Set([...lines].flatMap(([, names = '']) => namesIn(names, FIRST_NAME)));
});

/** Of `{ a, b as c }` and `* as d`, either what is named first of each, or what it is called in the end. */
function namesIn(names: string, wanted: RegExp): string[] {
  return names
    .replace(/[{}]/g, '')
    .split(',')
    .flatMap((name) => wanted.exec(name.trim())?.[0] ?? []);
}

/** Whether a module brings one of a kind along. */
export function bringerOf(isOfKind: Answer<boolean>): Answer<boolean> {
  return keptOf((id, graph) => {
    const brought = new Set([id]);
    for (const module of brought) {
      if (isOfKind(module, graph)) return true;
      for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) brought.add(imported);
    }
    return false;
  });
}

/** All that is fetched, when it is wanted, by a module which fetches this one so: the screens of a table, itself included. */
export const fetchedBeside = keptOf((id, graph): readonly string[] => {
  const fetching = graph.getModuleInfo(id)?.dynamicImporters ?? [];
  return fetching.flatMap((module) => graph.getModuleInfo(module)?.dynamicallyImportedIds ?? []);
});
