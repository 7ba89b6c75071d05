import { type Icon, IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import styles from './wizard.module.css';

type Step<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  readonly hint: string;
  readonly icon?: Icon;
  readonly content: ReactNode;
};

type Props<Id extends string> = {
  /** Screen readers read it as the name of the list of steps. */
  readonly label: string;
  readonly steps: readonly Step<Id>[];
  /**
   * Returns whether a step is complete; if not, it has to show the errors beside the fields. Without it any step may be
   * visited.
   */
  readonly mayLeave?: (id: Id) => boolean;
  readonly onFinish: () => void;
  readonly finishLabel: string;
  readonly orientation?: 'horizontal' | 'vertical';
  /** `apart` draws the steps outside the frame of the fields. */
  readonly look?: 'joined' | 'apart';
};

/** A long form split into steps. */
export function Wizard<Id extends string>({ steps, mayLeave, onFinish, ...rest }: Props<Id>) {
  const { label, finishLabel, orientation = 'horizontal', look = 'joined' } = rest;
  const { t } = useTranslation('kit');
  const [at, setAt] = useState(0);
  const [furthest, setFurthest] = useState(0);
  const focus = useFocusAfter();
  const step = steps[at];
  const isLast = at === steps.length - 1;
  if (!step) return null;

  const goTo = (next: number) => {
    if (next > at && mayLeave && !mayLeave(step.id)) return focus.on('[aria-invalid="true"]');
    if (next === steps.length) return onFinish();
    setAt(next);
    setFurthest(Math.max(furthest, next));
    focus.on('h3');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    goTo(at + 1);
  };
  return (
    <div className={styles.box}>
      <div className={styles.wizard} data-orientation={orientation} data-look={look}>
        <div className={styles.steps}>
          <Stepper
            label={label}
            steps={steps}
            current={step.id}
            reached={mayLeave ? furthest + 1 : steps.length}
            orientation={orientation}
            onChange={(id) => goTo(steps.findIndex((other) => other.id === id))}
          />
        </div>
        <form ref={focus.form} noValidate className={styles.step} onSubmit={onSubmit}>
          <header>
            <h3 tabIndex={-1}>{step.label}</h3>
            <p className={styles.hint}>{step.hint}</p>
          </header>
          {step.content}
          <footer className={styles.foot}>
            <Button icon={IconArrowLeft} disabled={at === 0} onClick={() => goTo(at - 1)}>
              {t('wizardBack')}
            </Button>
            <Button look="primary" type="submit" icon={isLast ? undefined : IconArrowRight}>
              {isLast ? finishLabel : t('wizardNext')}
            </Button>
          </footer>
        </form>
      </div>
    </div>
  );
}

/** Focuses an element of the form after React has drawn the step that was asked for. */
function useFocusAfter() {
  const form = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState<{ readonly selector: string }>();
  useLayoutEffect(() => {
    if (wanted) form.current?.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted]);
  return { form, on: (selector: string) => setWanted({ selector }) };
}
