import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useDrag } from '../../../ui/drag/use-drag.ts';
import { type Carried, carry } from '../../kit/drag/carry.ts';
import { copyThings, type DropPlace, type Lists, moveThings, withoutThings } from './lists.ts';
import { placeAt } from './place-at.ts';

export type Sorting = {
  readonly lists: Lists;
  readonly onChange: (lists: Lists) => void;
  /** Screen readers hear these names of the lists. */
  readonly names: Readonly<Record<string, string>>;
  /** This list keeps what is taken out of it: the others get a copy, and a copy that is brought back disappears. */
  readonly copiesFrom?: string;
  /** These things move together. */
  readonly chosen?: readonly string[];
};

/** Moves things within and between lists by pointer, by finger, or with Alt and the arrows. */
export function useSorting({ lists, onChange, names, copiesFrom, chosen = [] }: Sorting) {
  const { t } = useTranslation('extensions');
  const board = useRef<HTMLDivElement>(null);
  const moved = useRef<string>(undefined);
  const [text, setText] = useState('');

  // A thing that changes its place is drawn anew and loses the focus, which is given back here.
  useEffect(() => {
    const lost = moved.current !== undefined && document.activeElement === document.body;
    if (lost) board.current?.querySelector<HTMLElement>(`[data-thing="${moved.current}"] button`)?.focus();
    moved.current = undefined;
  });

  const listOf = (id: string) =>
    Object.keys(lists).find((list) => lists[list]?.some((thing) => thing.id === id)) ?? '';
  const groupOf = (id: string) => (chosen.includes(id) ? chosen : [id]);

  const put = (id: string, place: DropPlace) => {
    const ids = groupOf(id);
    const things = Object.values(lists).flat();
    const thing = things.find((other) => other.id === id);
    const crosses = place.list !== listOf(id);
    const isCopied = crosses && copiesFrom === listOf(id);
    const isRemoved = crosses && copiesFrom === place.list;
    const next = isCopied
      ? copyThings(lists, ids, place)
      : isRemoved
        ? withoutThings(lists, ids)
        : moveThings(lists, ids, place);
    moved.current = id;
    onChange(next);
    const values = { text: thing?.text, list: names[place.list], count: next[place.list]?.length };
    if (isCopied) setText(t('sortCopied', values));
    else if (isRemoved) setText(t('sortRemoved', { ...values, list: names[listOf(id)] }));
    else {
      const at = next[place.list]?.findIndex((other) => other.id === id) ?? 0;
      setText(t('sortPlaced', { ...values, place: at + 1 }));
    }
  };

  const onKeyDown = (id: string) => (event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    const place = placeByKey({ event, lists, list: listOf(id), id, group: groupOf(id) });
    if (place !== undefined) event.preventDefault();
    if (place) put(id, place);
  };
  const drag = useCarriedThing(board, put);
  return { board, text, onKeyDown, groupOf, ...drag };
}

type Asked = {
  readonly event: KeyboardEvent;
  readonly lists: Lists;
  readonly list: string;
  readonly id: string;
  readonly group: readonly string[];
};

/** Finds where a key moves a thing: `null` when there is no such place, `undefined` when the key moves nothing. */
function placeByKey({ event, lists, list, id, group }: Asked): DropPlace | null | undefined {
  const forwards = event.currentTarget.matches('[dir="rtl"] *') ? -1 : 1;
  const down = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const across = { ArrowRight: forwards, ArrowLeft: -forwards }[event.key];
  if (down === undefined && across === undefined) return undefined;
  const names = Object.keys(lists);
  const things = lists[list] ?? [];
  const at = things.findIndex((thing) => thing.id === id);
  if (across !== undefined && names.length > 1) {
    const target = names[names.indexOf(list) + across];
    return target === undefined ? null : { list: target, before: lists[target]?.[at]?.id };
  }
  const staying = things.filter((thing) => !group.includes(thing.id));
  const before = things.slice(0, at).filter((thing) => !group.includes(thing.id)).length;
  const next = before + (down ?? across ?? 0);
  return next < 0 || next > staying.length ? null : { list, before: staying[next]?.id };
}

function useCarriedThing(
  board: { readonly current: HTMLElement | null },
  put: (id: string, place: DropPlace) => void,
) {
  const carried = useRef<Carried>(undefined);
  const [dragged, setDragged] = useState<{ readonly id: string; readonly over?: DropPlace | undefined }>();
  const end = () => {
    carried.current?.end();
    carried.current = undefined;
    setDragged(undefined);
  };
  useEffect(() => () => carried.current?.end(), []);
  const grip = useDrag<string>({
    onStart: (id, at) => {
      const thing = board.current?.querySelector<HTMLElement>(`[data-thing="${id}"]`);
      if (thing) carried.current = carry(thing, at);
      setDragged({ id });
    },
    onMove: (id, at) => {
      carried.current?.moveTo(at);
      setDragged({ id, over: placeAt(board.current, at) });
    },
    onDrop: (id, at) => {
      const place = placeAt(board.current, at);
      end();
      if (place) put(id, place);
    },
    onCancel: end,
  });
  return { grip, dragged };
}
