let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly HTMLElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

/** Registers a modal dialog as open. Returns a function that registers it as closed. */
export function enterDialog(dialog: HTMLElement): () => void {
  publish([...open, dialog]);
  return () => publish(open.filter((other) => other !== dialog));
}

/** The uppermost modal dialog: whatever is outside it can neither be pressed nor be read by a screen reader. */
export function topDialog(): HTMLElement | undefined {
  return open.at(-1);
}

export function onDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
