import { IconBriefcase } from '@tabler/icons-react';
import { formatNumber } from '../../../../../format/number.ts';
import { useLocalList } from '../../../../../list/local/use-local-list.ts';
import { TwoLines } from '../../../../../list/table/cell-text.tsx';
import type { Column } from '../../../../../list/table/columns.ts';
import { DataList } from '../../../../../list/table/data-list.tsx';
import type { UserProject } from '../../../../../sample-data/users/account.ts';
import { EmptyState } from '../../../../../ui/feedback/empty-state.tsx';
import { type UserText, useUserText } from '../../texts.ts';
import styles from './account.module.css';

/** Lists the projects of the user. They all come with the account, so nothing more is read. */
export function Projects({ projects }: { projects: readonly UserProject[] }) {
  const t = useUserText();
  const columns = columnsOf(t);
  const all = { data: projects, error: null, isPending: false, refetch: () => undefined };
  const { list, query, found } = useLocalList(all, {
    prefix: 'projects',
    columns,
    search: ({ name, kind }) => [name, kind],
  });
  return (
    <div className={styles.block}>
      <h2>{t('projects')}</h2>
      <DataList
        id="user-projects"
        caption={t('projects')}
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowName={({ name }) => name}
        lines={2}
        search={{ label: t('searchProject') }}
        exports={{ title: t('projects'), rows: found }}
        empty={<EmptyState icon={IconBriefcase} title={t('noProjects')} />}
      />
    </div>
  );
}

function columnsOf(t: UserText): Column<UserProject>[] {
  return [
    {
      id: 'name',
      header: t('project'),
      sort: 'name',
      cell: ({ name, kind }) => (
        <span className={styles.project}>
          <span className={styles.initial} aria-hidden="true">
            {name.charAt(0)}
          </span>
          <TwoLines first={<b>{name}</b>} second={kind} />
        </span>
      ),
      value: ({ name }) => name,
    },
    {
      id: 'tasks',
      header: t('tasks'),
      sort: 'tasks',
      figure: true,
      cell: ({ tasksDone, tasks }) =>
        t('tasksOf', { done: formatNumber(tasksDone), total: formatNumber(tasks) }),
      value: ({ tasks }) => tasks,
      kind: 'figure',
    },
    {
      id: 'progress',
      header: `${t('progress')} (%)`,
      sort: 'progress',
      cell: (project) => <Progress project={project} />,
      value: shareDone,
      kind: 'figure',
    },
    {
      id: 'hours',
      header: t('hours'),
      sort: 'hours',
      figure: true,
      cell: ({ hours }) => formatNumber(hours, [0, 2]),
      value: ({ hours }) => hours,
      kind: 'figure',
    },
  ];
}

function Progress({ project }: { project: UserProject }) {
  const t = useUserText();
  const share = shareDone(project);
  return (
    <span className={styles.progress}>
      <progress value={share} max={1} aria-label={t('progressOf', { name: project.name })} />
      <span className="vt-figure">{formatNumber(share * 100)}</span>
    </span>
  );
}

function shareDone({ tasksDone, tasks }: UserProject): number {
  return tasks === 0 ? 0 : tasksDone / tasks;
}
