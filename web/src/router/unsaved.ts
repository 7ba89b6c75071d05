import type { RouterHistory } from '@tanstack/history';
import type { Location } from './location.ts';

/** Work that would be lost by leaving. A change of the query alone does not leave it, except of these parameters. */
export type Work = {
  readonly parameters?: readonly string[] | undefined;
  /** Going back closes it, although the page stays. */
  readonly closable?: boolean | undefined;
  /** This browser keeps it as a draft. */
  readonly kept?: boolean | undefined;
  /** The parts of the page that it stands in, each of which may be left by itself, such as the panel of a tab. */
  readonly within?: readonly object[] | undefined;
};

type Question = { readonly kept: boolean; readonly answer: (leaves: boolean) => void };
type Entry = RouterHistory['location'];
type BlockerFn = Parameters<RouterHistory['block']>[0]['blockerFn'];

/** The program may close what was typed in and go on in one breath: what is closed by then is no longer lost. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The question that a page asks before what is unsaved is lost: one at a time, the last. */
function createAsking() {
  const listeners = new Set<() => void>();
  let question: Question | undefined;
  const publish = (next: Question | undefined) => {
    question = next;
    for (const listener of listeners) listener();
  };
  return {
    ask: (kept: boolean) =>
      new Promise<boolean>((resolve) => {
        question?.answer(false);
        const answer = (leaves: boolean) => {
          publish(undefined);
          resolve(leaves);
        };
        publish({ kept, answer });
      }),
    /** The question that waits for an answer. */
    question: () => question,
    onQuestion: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * All the unsaved work of a page. Before the page is left its user is asked once, however much is unsaved, and the browser
 * asks before the tab is closed.
 */
export function createUnsaved(history: RouterHistory, locationOf: (entry: Entry) => Location) {
  const works = new Set<Work>();
  const { ask, ...asking } = createAsking();
  let release: (() => void) | undefined;

  const stops: BlockerFn = async ({ currentLocation, nextLocation, action }) => {
    await nextTask();
    const [here, next] = [locationOf(currentLocation), locationOf(nextLocation)];
    const goesBack = action === 'BACK' || action === 'FORWARD' || action === 'GO';
    const isLeft = ({ parameters = [], closable }: Work) =>
      here.pathname !== next.pathname ||
      (closable && goesBack) ||
      parameters.some((name) => here.search[name] !== next.search[name]);
    const left = [...works].filter(isLeft);
    return left.length > 0 && !(await ask(left.every(({ kept = false }) => kept)));
  };

  return {
    /** Runs what takes a part of the page away, at once or once its user agrees to lose what is unsaved there. */
    leavePart: (part: object, run: () => void) => {
      const left = [...works].filter(({ within = [] }) => within.includes(part));
      if (left.length === 0) return run();
      void ask(left.every(({ kept = false }) => kept)).then((leaves) => {
        if (!leaves) return;
        // An address that changes with the part must not ask for the same again.
        for (const work of left) works.delete(work);
        run();
      });
    },
    /** Returns a function that is called once the work is saved or given up. */
    watch: (work: Work) => {
      works.add(work);
      release ??= history.block({
        enableBeforeUnload: true,
        blockerFn: stops,
      });
      return () => {
        works.delete(work);
        if (works.size > 0) return;
        release?.();
        release = undefined;
      };
    },
    ...asking,
  };
}
