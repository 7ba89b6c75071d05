import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Problem } from '../../data/problem.ts';
import { useForm } from '../../data/use-form.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import styles from './setting-card.module.css';

type Form<V extends object> = ReturnType<typeof useForm<V>>;

type Setting<V extends object> = {
  readonly read: {
    readonly data: V | undefined;
    readonly error: Problem | null;
    readonly refetch: () => unknown;
  };
  /** What keeps the room of the card, unseen, until the server answers. */
  readonly unknown: V;
  readonly save: (value: V) => Promise<unknown>;
  readonly children: (form: Form<V>) => ReactNode;
};

type Props<V extends object> = Setting<V> & { readonly title: string };

/**
 * What the house or a person has chosen about one matter. Each choice is saved as soon as it is made, and what is written once
 * its field is left; the notice of it takes it back.
 */
export function SettingCard<V extends object>({ title, read, unknown, ...setting }: Props<V>) {
  const { data, error, refetch } = read;
  return (
    <Card title={title}>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <div className={data ? undefined : styles.coming} aria-busy={!data} inert={!data}>
          <SettingForm {...setting} saved={data ?? unknown} />
        </div>
      )}
    </Card>
  );
}

type FormProps<V extends object> = Omit<Setting<V>, 'read' | 'unknown'> & { readonly saved: V };

function SettingForm<V extends object>({ saved, save, children }: FormProps<V>) {
  const { t } = useTranslation('ui');
  const form = useForm<V>({
    initial: saved,
    submit: async (value) => {
      await save(value);
      const undo = () => save(saved).then(() => form.change(changedIn(saved, value)));
      notify(t('saved'), { undo: () => undo().catch(notifyFailure) });
    },
  });
  useFollow(saved, form.change);
  const { place, due } = useSendWhenDue(form);
  return (
    <form
      ref={place}
      className={styles.form}
      noValidate
      onSubmit={form.onSubmit}
      onBlur={due}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'checkbox') due();
      }}
    >
      {children(form)}
      {form.formError && (
        <p role="alert" className="vt-problem">
          {form.formError}
        </p>
      )}
    </form>
  );
}

/** What is taken back, or chosen by somebody else, enters the form; the rest stays as it is being written. */
function useFollow<V extends object>(saved: V, change: (patch: Partial<V>) => void): void {
  const before = useRef(saved);
  const follow = useEffectEvent((now: V) => {
    const changed = changedIn(now, before.current);
    before.current = now;
    if (Object.keys(changed).length > 0) change(changed);
  });
  useEffect(() => follow(saved), [saved]);
}

/** What of the values differs from what they were. */
function changedIn<V extends object>(now: V, before: V): Partial<V> {
  const were = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(were.get(name)),
  );
  return Object.fromEntries(changed) as Partial<V>;
}

type Sent = { readonly sending: boolean; readonly isChanged: () => boolean };

/** Sends a form after the render in which it holds what has just been chosen, if that changes anything; one time after another. */
function useSendWhenDue({ sending, isChanged }: Sent) {
  const place = useRef<HTMLFormElement>(null);
  const [dues, setDues] = useState(0);
  const done = useRef(0);
  const sendFor = useEffectEvent((due: number) => {
    // What is refused waits for another choice instead of being sent for ever.
    if (done.current === due) return;
    done.current = due;
    if (isChanged()) place.current?.requestSubmit();
  });
  useEffect(() => {
    if (!sending) sendFor(dues);
  }, [dues, sending]);
  return { place, due: () => setDues((before) => before + 1) };
}
