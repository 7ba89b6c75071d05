import { useTranslation } from '../../../texts/use-translation.ts';
import { OwnOrder } from '../../../ui/drag/own-order.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { isShown, movedColumn, orderedColumns, type ShapeProps } from './column-shape.ts';
import styles from './columns-choice.module.css';
import { MoreShape } from './more-shape.tsx';

/**
 * The menu in which the user shows, hides and orders columns, by buttons or by dragging, and groups the rows or sets
 * their height.
 */
export function ColumnsChoice<Row>(props: ShapeProps<Row> & { readonly onReset: () => void }) {
  const { t } = useTranslation('ui');
  const { columns, shape, onShape, onReset } = props;
  const ordered = orderedColumns(columns, shape);
  const ids = ordered.map(({ id }) => id);
  return (
    <>
      <MoreShape {...props} />
      <OwnOrder
        label={t('columns')}
        fixed={1}
        onMove={(id, at) => onShape({ order: movedColumn(ids, id, at) })}
        items={ordered.map((column, index) => ({
          id: column.id,
          name: column.header,
          content: (
            <label className={styles.column}>
              <input
                type="checkbox"
                checked={index === 0 || isShown(column, shape)}
                disabled={index === 0}
                title={index === 0 ? t('firstColumnStays') : undefined}
                onChange={({ target }) => onShape({ shown: { ...shape.shown, [column.id]: target.checked } })}
              />
              {column.header}
            </label>
          ),
        }))}
      />
      <Button small look="quiet" onClick={onReset}>
        {t('resetColumns')}
      </Button>
    </>
  );
}
