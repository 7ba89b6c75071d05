import { IconPlus } from '@tabler/icons-react';
import { MAX_WHERE, type Where } from '@vatio/contract';
import { useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { FilterField } from '../filter-field.ts';
import styles from './builder.module.css';
import { ConditionRow } from './condition-row.tsx';
import {
  argumentOf,
  type DraftCondition,
  type DraftGroup,
  draftOf,
  isDraftGroup,
  isWhole,
  newCondition,
  newGroup,
  whereOf,
} from './draft.ts';
import { GroupBox } from './group-box.tsx';
import { JoinChoice } from './join-choice.tsx';

type Props = {
  readonly fields: readonly FilterField[];
  readonly inForce: Where | undefined;
  readonly onClose: () => void;
  readonly onApply: (where: string | undefined) => void;
};

/** The dialog that builds a filter; closing it leaves the list as it was. */
export function Builder({ fields, inForce, onClose, onApply }: Props) {
  const { t } = useTranslation('filters');
  const { draft, setDraft, wrong, checked, apply } = useDraft({ fields, inForce, onApply });
  const set = (parts: DraftGroup['parts']) => setDraft({ ...draft, parts });
  const change = (part: DraftCondition | DraftGroup) =>
    set(draft.parts.map((other) => (other.id === part.id ? part : other)));
  const remove = (id: number) => set(draft.parts.filter((other) => other.id !== id));

  return (
    <Dialog
      open
      wide
      place="sheet"
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          {inForce && (
            <Button look="quiet" onClick={() => onApply(undefined)}>
              {t('clear')}
            </Button>
          )}
          <Button look="primary" onClick={apply}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <div className="vt-stack vt-gap-12">
        <div className={styles.intro}>
          <span>{t('intro')}</span>
          <JoinChoice label={t('join')} any={draft.any} onAny={(any) => setDraft({ ...draft, any })} />
        </div>
        <ul className={styles.parts}>
          {draft.parts.map((part) => (
            <li key={part.id}>
              <Part {...{ fields, checked, part }} onChange={change} onRemove={() => remove(part.id)} />
            </li>
          ))}
        </ul>
        <Adding fields={fields} any={draft.any} onAdd={(part) => set([...draft.parts, part])} />
        {wrong && (
          <p role="alert" className={styles.wrong}>
            {wrong}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** The filter as it is being built. Applying it needs every condition whole, and the address has room for so much. */
function useDraft({ fields, inForce, onApply }: Omit<Props, 'onClose'>) {
  const { t } = useTranslation('filters');
  const [draft, setDraft] = useState(() =>
    inForce ? draftOf(inForce) : newGroup(false, [newCondition(fields[0]!)]),
  );
  const [wrong, setWrong] = useState<string>();
  const [checked, setChecked] = useState(false);

  const apply = () => {
    setChecked(true);
    setWrong(undefined);
    if (!conditionsOf(draft).every((condition) => isWhole(condition, argumentOf(condition, fields)))) return;
    const where = whereOf(draft, fields);
    const text = where && JSON.stringify(where);
    if (text && text.length > MAX_WHERE) setWrong(t('tooLong'));
    else if (conditionsOf(draft).length > 40) setWrong(t('tooMany'));
    else onApply(text);
  };
  return { draft, setDraft, wrong, checked, apply };
}

type PartProps = Pick<Props, 'fields'> & {
  readonly part: DraftCondition | DraftGroup;
  /** True once missing values are told. */
  readonly checked: boolean;
  readonly onChange: (part: DraftCondition | DraftGroup) => void;
  readonly onRemove: () => void;
};

function Part({ part, ...props }: PartProps) {
  return isDraftGroup(part) ? (
    <GroupBox {...props} group={part} />
  ) : (
    <ConditionRow {...props} condition={part} />
  );
}

type AddingProps = Pick<Props, 'fields'> & {
  /** Whether one condition is enough; a group within asks for the contrary. */
  readonly any: boolean;
  readonly onAdd: (part: DraftCondition | DraftGroup) => void;
};

function Adding({ fields, any, onAdd }: AddingProps) {
  const { t } = useTranslation('filters');
  return (
    <div className={styles.adding}>
      <Button small icon={IconPlus} onClick={() => onAdd(newCondition(fields[0]!))}>
        {t('addCondition')}
      </Button>
      <Button small icon={IconPlus} onClick={() => onAdd(newGroup(!any, [newCondition(fields[0]!)]))}>
        {t('addGroup')}
      </Button>
    </div>
  );
}

function conditionsOf({ parts }: DraftGroup): DraftCondition[] {
  return parts.flatMap((part) => (isDraftGroup(part) ? conditionsOf(part) : [part]));
}
