import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import styles from './dates.module.css';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly stepMin: number;
  readonly onChoose: (time: string) => void;
};

/** The times of a day; the list opens scrolled to the chosen one. */
export function TimesPanel({ label, value, stepMin, onChoose }: Props) {
  const list = useRef<HTMLFieldSetElement>(null);
  const times = timesEvery(stepMin);
  const first = times.findLast((time) => time <= (value || '09:00')) ?? times[0];

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useLayoutEffect(() => {
    const start = list.current?.querySelector<HTMLElement>(`[data-time="${first}"]`);
    start?.scrollIntoView?.({ block: 'center' });
    start?.focus({ preventScroll: true });
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const choices = [...event.currentTarget.querySelectorAll('button')];
    const at = choices.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: choices.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    choices.at(to % choices.length)?.focus();
  };

  return (
    <fieldset ref={list} aria-label={label} className={styles.times} onKeyDown={onKeyDown}>
      {times.map((time) => (
        <button
          key={time}
          type="button"
          data-time={time}
          tabIndex={time === first ? 0 : -1}
          aria-pressed={time === value}
          className={styles.choice}
          onClick={() => onChoose(time)}
        >
          {time}
        </button>
      ))}
    </fieldset>
  );
}

function timesEvery(stepMin: number): string[] {
  return Array.from({ length: Math.ceil((24 * 60) / stepMin) }, (_, at) => {
    const minutes = at * stepMin;
    return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  });
}
