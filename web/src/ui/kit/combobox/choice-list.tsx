import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../feedback/badge.tsx';
import { Avatar } from '../../figures/avatar.tsx';
import { Button } from '../../nav/button.tsx';
import { usePlacedBeside } from '../../overlay/place-beside.ts';
import type { Choice } from './choice.ts';
import styles from './combobox.module.css';
import type { Combobox } from './use-combobox.ts';

type Props = {
  readonly combobox: Combobox;
  readonly label: string;
  /** Shows beside each group's name how many choices it has. */
  readonly counted?: boolean;
  /** Says what to do when nothing is found; a short sentence is said when absent. */
  readonly noneFound?: string;
};

/** The list that opens under a combobox, as wide as its field. */
export function ChoiceList({ combobox, label, counted, noneFound }: Props) {
  const { t } = useTranslation('ui');
  const { id, choices, state, active, created, several } = combobox;
  const panel = useRef<HTMLDivElement>(null);
  usePlacedBeside(panel, (element) => element.parentElement);

  useLayoutEffect(() => {
    const row = active < 0 ? null : document.getElementById(`${id}-${active}`);
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);

  return (
    <div ref={panel} popover="manual" className={styles.panel} onPointerDown={keepFocus}>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-multiselectable={several || undefined}
        aria-busy={state === 'searching'}
        tabIndex={-1}
        className={styles.list}
      >
        {groupsOf(choices).map(({ group, rows }) =>
          group === '' ? (
            rows.map((row) => <Row key={row.choice.value} combobox={combobox} {...row} />)
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by this role
            <div key={group} role="group" aria-label={group}>
              <div className={styles.group} aria-hidden="true">
                {group}
                {counted && <Badge>{formatNumber(rows.length)}</Badge>}
              </div>
              {rows.map((row) => (
                <Row key={row.choice.value} combobox={combobox} {...row} />
              ))}
            </div>
          ),
        )}
        {created !== undefined && (
          <Row
            combobox={combobox}
            at={choices.length}
            choice={{ value: created, label: t('createOption', { text: created }) }}
            isNew
          />
        )}
      </div>
      <Message combobox={combobox} noneFound={noneFound} />
    </div>
  );
}

/** The state of the search stands after the rows, so that they do not move when it changes. */
function Message({ combobox, noneFound }: Pick<Props, 'combobox' | 'noneFound'>) {
  const { t } = useTranslation('ui');
  const { box, choices, state, more, created, retry } = combobox;
  const nothing = choices.length === 0 && created === undefined ? (noneFound ?? t('noOptions')) : '';
  const ready = more ? t('moreOptions') : nothing;
  const again = () => {
    // The button disappears with the failure, so the focus has to go back to the field.
    box.current?.querySelector('input')?.focus();
    retry();
  };
  return (
    <>
      <p role="status" className={styles.message}>
        {{ searching: t('searching'), failed: t('searchFailed'), ready }[state]}
      </p>
      {state === 'failed' && (
        <div className={styles.retry}>
          <Button small onClick={again}>
            {t('retry')}
          </Button>
        </div>
      )}
    </>
  );
}

type RowProps = {
  readonly combobox: Combobox;
  readonly at: number;
  readonly choice: Choice;
  readonly isNew?: boolean;
};

function Row({ combobox, at, choice, isNew }: RowProps) {
  const { label, hint, picture, icon: Glyph, disabled } = choice;
  const chosen = !isNew && combobox.isChosen(choice.value);
  return (
    // It has no `tabIndex`: the keyboard chooses it from the field, which keeps the focus.
    <div
      id={`${combobox.id}-${at}`}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      aria-disabled={disabled}
      data-active={at === combobox.active || undefined}
      className={styles.option}
      onPointerMove={() => combobox.activate(at)}
      onClick={() => combobox.chooseAt(at)}
      onKeyDown={undefined}
    >
      {isNew && <IconPlus size={16} aria-hidden />}
      {picture !== undefined && <Avatar name={label} picture={picture} size={26} />}
      {Glyph && <Glyph size={18} stroke={1.7} aria-hidden />}
      <span className={styles.words}>
        <span>{label}</span>
        {hint && <small>{hint}</small>}
      </span>
      {chosen && <IconCheck size={16} aria-hidden className={styles.tick} />}
    </div>
  );
}

function groupsOf(choices: readonly Choice[]) {
  const groups: { group: string; rows: { choice: Choice; at: number }[] }[] = [];
  for (const [at, choice] of choices.entries()) {
    const { group = '' } = choice;
    if (groups.at(-1)?.group !== group) groups.push({ group, rows: [] });
    groups.at(-1)?.rows.push({ choice, at });
  }
  return groups;
}

/** Without this, pressing in the list would take the focus away from the field. */
function keepFocus(event: { preventDefault: () => void }) {
  event.preventDefault();
}
