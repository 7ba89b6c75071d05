type Listener = () => void;

const listeners = new Set<Listener>();

/** The code of the refusal that an administrator without the required second step gets from every call. */
export const SECOND_STEP_FIRST = 'falta-segundo-paso';

/** Calls the listener each time that the server asks for a second step before anything else. */
export function onSecondStepAsked(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportSecondStepAsked(): void {
  for (const listener of listeners) listener();
}
