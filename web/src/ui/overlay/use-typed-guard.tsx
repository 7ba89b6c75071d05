import { createContext, type RefObject, use, useCallback, useEffect, useRef, useState } from 'react';
import { useUnsaved } from '../../router/use-unsaved.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { watchTyping } from './watch-typing.ts';

type Run = () => void;

/**
 * Runs what leaves a dialog or a form of the page, at once or once its user agrees to lose what they have typed in it. Nothing can
 * be asked outside of both.
 */
export const LeaveContext = createContext<((run: Run) => void) | undefined>(undefined);

export function useLeave(): (run: Run) => void {
  const leave = use(LeaveContext);
  if (!leave) throw new Error('A LeaveButton stands in a Dialog or in a LeaveArea');
  return leave;
}

/** Asks before what was typed in a dialog is lost by closing it, by leaving the page or by closing the tab. */
export function useTypedGuard(dialog: RefObject<HTMLDialogElement | null>, open: boolean) {
  const typing = useRef<ReturnType<typeof watchTyping>>(undefined);
  const [unsent, setUnsent] = useState(false);
  const [left, setLeft] = useState<{ readonly run: Run }>();
  useUnsaved(open && unsent, { closable: true });

  useEffect(() => {
    if (!open || !dialog.current) return;
    const watch = watchTyping(dialog.current, () => setUnsent(true));
    typing.current = watch;
    return () => {
      watch.stop();
      typing.current = undefined;
      setUnsent(false);
    };
  }, [open, dialog]);

  const leave = useCallback((run: Run) => (typing.current?.isTyped() ? setLeft({ run }) : run()), []);
  const close = () => setLeft(undefined);
  const stay = () => {
    close();
    setUnsent(true);
  };
  return {
    leave,
    /** What was typed is on its way: from here on the form itself says whether it was kept. */
    send: () => {
      typing.current?.send();
      setUnsent(false);
    },
    question: (
      <LeaveQuestion
        open={left !== undefined}
        onLeave={() => {
          close();
          left?.run();
        }}
        onStay={stay}
      />
    ),
  };
}
