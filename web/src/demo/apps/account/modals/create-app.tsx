import { useState } from 'react';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { RadioGroup } from '../../../../ui/kit/choices/radio-group.tsx';
import { Button } from '../../../../ui/nav/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { Stepper } from '../../../kit/stepper/stepper.tsx';
import { useAccountText } from '../texts.ts';
import styles from './modals.module.css';

const STEPS = ['details', 'framework', 'database', 'billing', 'submit'] as const;
type Step = (typeof STEPS)[number];

const CHOICES = {
  details: ['crm', 'shop', 'meters'],
  framework: ['react', 'vue', 'angular'],
  database: ['postgres', 'sqlite', 'cloud'],
  billing: ['month', 'year'],
} as const;

const USUAL = { details: 'crm', framework: 'react', database: 'postgres', billing: 'month' };

type Chosen = typeof USUAL;

/** Describes a new application in five steps; one can go back to each of them. */
export function CreateApp({ onClose }: { onClose: () => void }) {
  const t = useAccountText();
  const [step, setStep] = useState<Step>('details');
  const [reached, setReached] = useState(1);
  const [name, setName] = useState('');
  const [nameless, setNameless] = useState(false);
  const [chosen, setChosen] = useState(USUAL);
  const at = STEPS.indexOf(step);
  const next = () => {
    if (step === 'details' && name.trim() === '') {
      setNameless(true);
      return;
    }
    const after = STEPS[at + 1];
    if (after) {
      setStep(after);
      setReached(Math.max(reached, at + 2));
      return;
    }
    notify(t('appCreated', { name: name.trim() }));
    onClose();
  };
  return (
    <Dialog
      open
      wide
      steps
      title={t('modal-app')}
      onClose={onClose}
      footer={
        <>
          <Button disabled={at === 0} onClick={() => setStep(STEPS[at - 1] ?? step)}>
            {t('previous')}
          </Button>
          <Button look="primary" onClick={next}>
            {t(step === 'submit' ? 'createApp' : 'next')}
          </Button>
        </>
      }
    >
      <div className={styles.wizard}>
        <Stepper
          label={t('modal-app')}
          orientation="vertical"
          steps={STEPS.map((id) => ({ id, label: t(`app-${id}`), hint: t(`app-${id}-hint`) }))}
          current={step}
          reached={reached}
          onChange={setStep}
        />
        <StepFields
          {...{ step, name, chosen }}
          error={nameless && name.trim() === '' ? t('needsAppName') : undefined}
          onName={setName}
          onChosen={setChosen}
        />
      </div>
    </Dialog>
  );
}

type FieldsProps = {
  readonly step: Step;
  readonly name: string;
  readonly error: string | undefined;
  readonly chosen: Chosen;
  readonly onName: (name: string) => void;
  readonly onChosen: (chosen: Chosen) => void;
};

/** Draws the fields of a step. The last step asks whether everything is right. */
function StepFields({ step, name, error, chosen, onName, onChosen }: FieldsProps) {
  const t = useAccountText();
  if (step === 'submit') return <Summary name={name} chosen={chosen} />;
  return (
    <div className={styles.stack}>
      {step === 'details' && (
        <TextField label={t('appName')} required value={name} error={error} onChange={onName} />
      )}
      <RadioGroup<string>
        label={t(`app-${step}-hint`)}
        look="cards"
        value={chosen[step]}
        onChange={(value) => onChosen({ ...chosen, [step]: value })}
        options={CHOICES[step].map((value) => ({
          value,
          label: t(`choice-${value}`),
          hint: t(`choice-${value}-hint`),
        }))}
      />
    </div>
  );
}

function Summary({ name, chosen }: Pick<FieldsProps, 'name' | 'chosen'>) {
  const t = useAccountText();
  return (
    <dl className={styles.summary}>
      <dt>{t('appName')}</dt>
      <dd>{name}</dd>
      {(Object.keys(CHOICES) as (keyof typeof CHOICES)[]).map((step) => (
        <div key={step}>
          <dt>{t(`app-${step}`)}</dt>
          <dd>{t(`choice-${chosen[step]}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
