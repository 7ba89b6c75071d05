let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly HTMLElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

/** A modal dialog is over the page until what it answers is called. */
export function enterDialog(dialog: HTMLElement): () => void {
  publish([...open, dialog]);
  return () => publish(open.filter((other) => other !== dialog));
}

/** The modal dialog over all else: what is outside it can be neither seen in full, nor pressed, nor heard. */
export function topDialog(): HTMLElement | undefined {
  return open.at(-1);
}

export function onDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
