import { useTranslation } from '../../../texts/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { isGroupable } from '../columns.ts';
import { MOST_PINNED, type ShapeProps } from './column-shape.ts';
import styles from './columns-choice.module.css';

/** The choice of row height, grouping and pinned columns. */
export function MoreShape<Row>({ columns, shape, onShape }: ShapeProps<Row>) {
  const { t } = useTranslation('ui');
  const groups = columns.filter(isGroupable);
  const pins = Array.from({ length: MOST_PINNED + 1 }, (_, count) => count);
  return (
    <div className="vt-stack vt-gap-10">
      <fieldset className={styles.density}>
        <legend>{t('density')}</legend>
        {[false, true].map((compact) => (
          <label key={String(compact)}>
            <input type="radio" checked={shape.compact === compact} onChange={() => onShape({ compact })} />
            {t(compact ? 'compact' : 'comfortable')}
          </label>
        ))}
      </fieldset>
      {groups.length > 0 && (
        <SelectField
          label={t('groupBy')}
          value={shape.group ?? ''}
          onChange={(id) => onShape({ group: id || undefined })}
          options={[
            { value: '', label: t('notGrouped') },
            ...groups.map(({ id, header }) => ({ value: id, label: header })),
          ]}
        />
      )}
      <SelectField
        label={t('pinnedColumns')}
        value={String(shape.pinned)}
        onChange={(count) => onShape({ pinned: Number(count) })}
        options={pins.map((count) => ({ value: String(count), label: t('pinnedCount', { count }) }))}
      />
    </div>
  );
}
