import { type Icon, IconCheck } from '@tabler/icons-react';
import { useTranslation } from '../../../texts/use-translation.ts';
import styles from './stepper.module.css';

type Step<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  readonly hint?: string;
  readonly icon?: Icon;
};

type Props<Id extends string> = {
  /** Screen readers read it as the name of the list of steps. */
  readonly label: string;
  readonly steps: readonly Step<Id>[];
  readonly current: Id;
  /** Called when the user presses a step that may be visited. */
  readonly onChange: (id: Id) => void;
  /** How many steps may be visited; by default the finished ones and the next. */
  readonly reached?: number;
  readonly orientation?: 'horizontal' | 'vertical';
};

/** The steps of a long task: which are done, which is open, and which are left. */
export function Stepper<Id extends string>(props: Props<Id>) {
  const { label, steps, current, onChange, orientation = 'horizontal' } = props;
  const { t } = useTranslation('kit');
  const at = steps.findIndex(({ id }) => id === current);
  const reached = props.reached ?? at + 1;
  return (
    <nav aria-label={label}>
      <ol className={styles.steps} data-orientation={orientation}>
        {steps.map(({ id, label: name, hint, icon: Glyph }, place) => {
          const done = place < at;
          return (
            <li key={id} className={styles.step} data-done={done || undefined}>
              <button
                type="button"
                aria-current={id === current ? 'step' : undefined}
                disabled={place >= reached && id !== current}
                className={styles.button}
                onClick={() => onChange(id)}
              >
                <span className={styles.mark} aria-hidden="true">
                  {done ? <IconCheck size={18} /> : Glyph ? <Glyph size={18} stroke={1.7} /> : place + 1}
                </span>
                <span className={styles.words}>
                  <span>{name}</span>
                  {hint && <small>{hint}</small>}
                  {done && <span className="vt-hidden">{t('stepDone')}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
