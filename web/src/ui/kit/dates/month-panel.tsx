import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { today } from '../../../format/date.ts';
import { addMonths } from '../../../format/parse-date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { IconButton } from '../../nav/button.tsx';
import { isBrowserKey } from '../../nav/keys.ts';
import { useDisplay } from '../../theme/display.ts';
import styles from './dates.module.css';

type Props = {
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChoose: (month: string) => void;
};

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** The months of a year; the arrow keys go through them and on to other years. */
export function MonthPanel({ value, min = '', max = '9999', onChoose }: Props) {
  const { language, rightToLeft } = useDisplay();
  const [focused, setFocused] = useState(value || today().slice(0, 7));
  const grid = useRef<HTMLFieldSetElement>(null);
  const year = focused.slice(0, 4);
  const nameOf = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes where the arrows went
  useLayoutEffect(() => {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [focused]);

  const onKeyDown = (event: KeyboardEvent) => {
    const along = rightToLeft ? -1 : 1;
    const by = {
      ArrowRight: along,
      ArrowLeft: -along,
      ArrowDown: 3,
      ArrowUp: -3,
      PageDown: 12,
      PageUp: -12,
    }[event.key];
    if (by === undefined || isBrowserKey(event)) return;
    event.preventDefault();
    setFocused(addMonths(focused, by));
  };

  return (
    <>
      <YearBar year={year} onMove={(months) => setFocused(addMonths(focused, months))} />
      <fieldset ref={grid} className={styles.months} aria-label={year} onKeyDown={onKeyDown}>
        {MONTHS.map((number) => {
          const month = `${year}-${number}`;
          return (
            <button
              key={month}
              type="button"
              aria-pressed={month === value}
              aria-disabled={month < min || month > max}
              tabIndex={month === focused ? 0 : -1}
              className={styles.choice}
              onClick={() => month >= min && month <= max && onChoose(month)}
            >
              {nameOf.format(new Date(`${month}-01`))}
            </button>
          );
        })}
      </fieldset>
    </>
  );
}

function YearBar({ year, onMove }: { year: string; onMove: (months: number) => void }) {
  const { t } = useTranslation('ui');
  const { rightToLeft } = useDisplay();
  const [back, on] = rightToLeft ? [IconChevronRight, IconChevronLeft] : [IconChevronLeft, IconChevronRight];
  return (
    <div className={styles.year}>
      <IconButton small icon={back} label={t('yearBefore')} onClick={() => onMove(-12)} />
      <span aria-live="polite">{year}</span>
      <IconButton small icon={on} label={t('yearAfter')} onClick={() => onMove(12)} />
    </div>
  );
}
