export type Thing = { readonly id: string; readonly text: string; readonly detail?: string };

/** Each list has its things in order, under the name of the list. */
export type Lists = Readonly<Record<string, readonly Thing[]>>;

/** A place is in a list, before one of its things or, without it, at the end. */
export type DropPlace = { readonly list: string; readonly before?: string | undefined };

/** Moves some things together to a place, in the order in which they stood. */
export function moveThings(lists: Lists, ids: readonly string[], { list, before }: DropPlace): Lists {
  const isGoing = ({ id }: Thing) => ids.includes(id);
  const target = lists[list] ?? [];
  const from = target.findIndex(({ id }) => id === before);
  // The thing that they were to stand before may move with them, so the next one that stays is taken.
  const next = from < 0 ? undefined : target.slice(from).find((thing) => !isGoing(thing));
  const going = Object.values(lists).flat().filter(isGoing);
  return insertThings(withoutThings(lists, ids), going, { list, before: next?.id });
}

export function copyThings(lists: Lists, ids: readonly string[], place: DropPlace): Lists {
  const all = Object.values(lists).flat();
  const copies = all
    .filter(({ id }) => ids.includes(id))
    .map((thing) => ({ ...thing, id: freeId(thing, all) }));
  return insertThings(lists, copies, place);
}

export function withoutThings(lists: Lists, ids: readonly string[]): Lists {
  return Object.fromEntries(
    Object.entries(lists).map(([name, things]) => [name, things.filter(({ id }) => !ids.includes(id))]),
  );
}

function insertThings(lists: Lists, added: readonly Thing[], { list, before }: DropPlace): Lists {
  const things = lists[list] ?? [];
  const found = things.findIndex(({ id }) => id === before);
  const at = found < 0 ? things.length : found;
  return { ...lists, [list]: [...things.slice(0, at), ...added, ...things.slice(at)] };
}

function freeId({ id }: Thing, all: readonly Thing[]): string {
  const taken = new Set(all.map((thing) => thing.id));
  let number = 2;
  while (taken.has(`${id}-${number}`)) number++;
  return `${id}-${number}`;
}
