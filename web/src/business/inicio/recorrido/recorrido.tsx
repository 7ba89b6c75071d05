import { cuenta, type UserData } from '@vatio/contract';
import { useState } from 'react';
import { changeUser, useSession } from '../../../data/session.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useNavigate, useSearch } from '../../../router/use-router.ts';
import { useText } from '../../../ui/frame/text.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './recorrido.module.css';
import { STEPS, WORDS } from './steps.ts';

/** What each place is for, by role. Ended in whatever way, it does not come back by itself. */
export function Recorrido() {
  const user = useSession()?.userData;
  const { recorrido } = useSearch();
  const navigate = useNavigate();
  const write = useWrite(cuenta.endRecorrido);
  if (!user) return null;
  const end = () => {
    if (user.isNew) {
      // Should the server not hear of it, the tour is offered again with the next sign-in.
      write.mutate({});
      changeUser({ isNew: false });
    }
    if (recorrido !== undefined) navigate({ to: '/inicio', replace: true });
  };
  return <Tour role={user.role} onEnd={end} />;
}

function Tour({ role, onEnd }: { readonly role: UserData['role']; readonly onEnd: () => void }) {
  const say = useText();
  const [at, setAt] = useState(0);
  const steps = STEPS[role];
  const step = steps[at];
  if (!step) return null;
  const last = at === steps.length - 1;
  return (
    <Dialog
      open
      onClose={onEnd}
      title={say(WORDS.title)}
      footer={
        <>
          {/* One button on every step, so that the focus stays where it is. */}
          <Button look="quiet" onClick={() => (at === 0 ? onEnd() : setAt(at - 1))}>
            {say(at === 0 ? WORDS.skip : WORDS.back)}
          </Button>
          <Button look="primary" data-autofocus onClick={() => (last ? onEnd() : setAt(at + 1))}>
            {say(last ? WORDS.end : WORDS.next)}
          </Button>
        </>
      }
    >
      <div className={styles.step} aria-live="polite" aria-atomic="true">
        <span className={styles.icon} aria-hidden="true">
          <step.icon size={32} stroke={1.6} />
        </span>
        <p className="vt-note">
          {say(WORDS.step)} {at + 1} {say(WORDS.of)} {steps.length}
        </p>
        <h3>{say(step.title)}</h3>
        <p className={styles.text}>{say(step.text)}</p>
      </div>
      <ol className={styles.dots} aria-hidden="true">
        {steps.map(({ icon }, index) => (
          <li key={icon.displayName} data-on={index <= at || undefined} />
        ))}
      </ol>
    </Dialog>
  );
}
