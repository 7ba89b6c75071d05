import type { Column } from '../../list/table/columns.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import styles from './tags.module.css';
import { toneOfTag } from './tone-of-tag.ts';

/** The tags of a row, each in its colour. */
export function Tags({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={styles.tags}>
      {names.map((name) => (
        <li key={name}>
          <Badge tone={toneOfTag(name)} shape="square">
            {name}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** The column of the tags, which lists offer and do not show at first. */
export function tagsColumn<Row extends { readonly etiquetas?: readonly string[] | undefined }>(
  header: string,
  none: string,
): Column<Row> {
  return {
    id: 'etiquetas',
    header,
    optional: true,
    cell: ({ etiquetas = [] }) => (etiquetas.length > 0 ? <Tags names={etiquetas} /> : none),
  };
}
