import { IconPlus } from '@tabler/icons-react';
import { Button } from '../../../ui/nav/button.tsx';
import { Panel, PanelGroup, PanelLink } from '../frame/panel.tsx';
import { FILTERS, pathOf, TAGS, type TaskPlace } from './places.ts';
import { useTodoText } from './texts.ts';
import styles from './todo.module.css';

type Props = {
  readonly place: TaskPlace | undefined;
  readonly onAdd: () => void;
  /** Called when a place has been chosen, so that the panel can close. */
  readonly onGo?: () => void;
};

/** Begins a task, and chooses which tasks are shown. */
export function SidePanel({ place, onAdd, onGo }: Props) {
  const t = useTodoText();
  const target = (to: TaskPlace) => ({
    to: pathOf(to),
    current: place?.kind === to.kind && place.id === to.id,
    onGo,
  });
  return (
    <Panel>
      <Button look="primary" icon={IconPlus} onClick={onAdd}>
        {t('newTask')}
      </Button>
      <PanelGroup label={t('filters')}>
        {FILTERS.map(({ id, icon: Glyph }) => (
          <PanelLink
            key={id}
            {...target({ kind: 'filter', id })}
            mark={<Glyph size={19} stroke={1.7} aria-hidden />}
          >
            {t(`filter-${id}`)}
          </PanelLink>
        ))}
      </PanelGroup>
      <PanelGroup label={t('tags')} titled>
        {TAGS.map(({ id, tone }) => (
          <PanelLink
            key={id}
            {...target({ kind: 'tag', id })}
            mark={<span className={styles.dot} data-label data-tone={tone} aria-hidden="true" />}
          >
            {t(`tag-${id}`)}
          </PanelLink>
        ))}
      </PanelGroup>
    </Panel>
  );
}
