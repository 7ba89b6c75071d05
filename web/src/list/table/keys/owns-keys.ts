/**
 * Whether this list answers the keyboard: of several on a page, the one with the focus, or else the first. A list is an
 * element with `data-list`, or a table outside any.
 */
export function ownsKeys(list: Element | null | undefined): boolean {
  if (!list) return false;
  const alone = [...document.querySelectorAll('table[data-rows]')].filter(
    (table) => !table.closest('[data-list]'),
  );
  const lists = [...document.querySelectorAll('[data-list]'), ...alone];
  const focused = lists.find((candidate) => candidate.contains(document.activeElement));
  return (focused ?? lists[0]) === (list.closest('[data-list]') ?? list);
}
