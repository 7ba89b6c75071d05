/**
 * Begins to edit the next cell after this element, or the previous one. Returns false at the end of the table, where
 * the Tab key does what it usually does.
 */
export function goOn(element: Element | null, backwards: boolean): boolean {
  const own = element?.closest('td');
  const cells = [...(own?.closest('tbody')?.querySelectorAll('td[data-editable]') ?? [])];
  const at = own ? cells.indexOf(own) : -1;
  const next = cells[at + (backwards ? -1 : 1)]?.querySelector<HTMLElement>('[data-cell-edit]');
  next?.click();
  return next !== null && next !== undefined;
}
