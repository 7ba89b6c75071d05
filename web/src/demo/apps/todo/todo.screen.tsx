import { useState } from 'react';
import { later, OnDemand } from '../../../ui/overlay/on-demand.tsx';
import { AppFrame } from '../frame/app-frame.tsx';
import { ListTools } from './list-tools.tsx';
import type { TaskPlace } from './places.ts';
import { SidePanel } from './side-panel.tsx';
import { TaskList } from './task-list.tsx';
import { useTodoText } from './texts.ts';
import styles from './todo.module.css';
import { useTaskWork } from './use-task-work.ts';
import { useTasks } from './use-tasks.ts';

const DRAWER = later(async () => (await import('./task-drawer.tsx')).TaskDrawer);

export default function TodoScreen() {
  const t = useTodoText();
  const state = useTasks();
  const work = useTaskWork();
  const [adding, setAdding] = useState(false);
  const open = state.read.data?.find(({ id }) => id === state.openId);
  const add = () => setAdding(true);

  return (
    <>
      <AppFrame
        label={t('panel')}
        panel={(onGo) => (
          <SidePanel
            place={state.place}
            onGo={onGo}
            onAdd={() => {
              onGo?.();
              add();
            }}
          />
        )}
      >
        {(openPanel) => (
          <div className={styles.stage}>
            <ListTools state={state} onMenu={openPanel} onAdd={add} />
            <div className={styles.rows}>
              <TaskList state={state} work={work} />
            </div>
          </div>
        )}
      </AppFrame>
      <OnDemand
        part={DRAWER}
        open={adding}
        props={{ initial: initialOf(state.place), work, onClose: () => setAdding(false) }}
      />
      {open && (
        <OnDemand key={open.id} part={DRAWER} open props={{ task: open, work, onClose: state.close }} />
      )}
    </>
  );
}

/** A task written under a tag, or among the important ones, belongs there. */
function initialOf(place: TaskPlace | undefined) {
  if (place?.kind === 'tag') return { tags: [place.id] };
  return { isImportant: place?.id === 'important' };
}
