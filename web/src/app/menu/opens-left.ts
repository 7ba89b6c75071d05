/** Whether a panel stands to the left of the entry that opened it; a panel inside it then opens to the left too. */
export function opensLeft(panel: Element | null): boolean {
  const word = panel?.previousElementSibling;
  return word ? panel.getBoundingClientRect().left < word.getBoundingClientRect().left : false;
}
