/** Whether a panel stands at the left of the line it hangs from; one inside it goes on the same way. */
export function opensLeft(panel: Element | null): boolean {
  const word = panel?.previousElementSibling;
  return word ? panel.getBoundingClientRect().left < word.getBoundingClientRect().left : false;
}
