import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button, IconButton } from '../../../ui/nav/button.tsx';
import type { FilterField } from '../filter-field.ts';
import styles from './builder.module.css';
import { ConditionRow } from './condition-row.tsx';
import { type DraftCondition, type DraftGroup, isDraftGroup, newCondition } from './draft.ts';
import { JoinChoice } from './join-choice.tsx';

type Props = {
  readonly fields: readonly FilterField[];
  readonly group: DraftGroup;
  readonly checked: boolean;
  readonly onChange: (group: DraftGroup) => void;
  readonly onRemove: () => void;
};

/** A group of conditions that counts as one condition. */
export function GroupBox({ fields, group, checked, onChange, onRemove }: Props) {
  const { t } = useTranslation('filters');
  const set = (parts: DraftGroup['parts']) =>
    parts.length === 0 ? onRemove() : onChange({ ...group, parts });
  const change = (condition: DraftCondition) =>
    set(group.parts.map((other) => (other.id === condition.id ? condition : other)));
  return (
    <fieldset className={styles.group}>
      <legend className="vt-hidden">{t('group')}</legend>
      <div className={styles.groupHead}>
        <JoinChoice label={t('joinGroup')} any={group.any} onAny={(any) => onChange({ ...group, any })} />
        <IconButton small icon={IconTrash} label={t('removeGroup')} onClick={onRemove} />
      </div>
      <ul className={styles.parts}>
        {group.parts.map((part) =>
          isDraftGroup(part) ? null : (
            <li key={part.id}>
              <ConditionRow
                {...{ fields, checked }}
                condition={part}
                onChange={change}
                onRemove={() => set(group.parts.filter((other) => other.id !== part.id))}
              />
            </li>
          ),
        )}
      </ul>
      <div className={styles.adding}>
        <Button small icon={IconPlus} onClick={() => set([...group.parts, newCondition(fields[0]!)])}>
          {t('addCondition')}
        </Button>
      </div>
    </fieldset>
  );
}
