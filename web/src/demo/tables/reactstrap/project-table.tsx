import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { drawPortrait } from '../../../sample-data/pictures.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import { PROJECTS } from './projects.ts';
import styles from './static-table.module.css';

type Props = {
  readonly label: string;
  readonly look?: 'bordered' | 'borderless' | 'striped' | 'hover' | 'small';
  readonly head?: 'dark' | 'light';
  readonly dark?: boolean;
  /** When tinted, each row has the colour of its state. */
  readonly tinted?: boolean;
};

/** An area that scrolls must take the focus, or the keyboard cannot reach its end. */
const FOCUSABLE = { tabIndex: 0 } as const;

/** Lists projects with their clients and people. A removed project can be brought back. */
export function ProjectTable({ label, look, head, dark, tinted }: Props) {
  const [rows, setRows] = useState<readonly (typeof PROJECTS)[number][]>(PROJECTS);
  const remove = (row: (typeof PROJECTS)[number]) => {
    setRows(rows.filter((other) => other !== row));
    notify(`«${row.name}» quitado`, { undo: () => setRows(rows) });
  };
  return (
    <section
      {...FOCUSABLE}
      aria-label={label}
      className={styles.frame}
      data-scheme={dark ? 'dark' : undefined}
    >
      <table className={styles.table} data-look={look} data-head={head}>
        <thead>
          <tr>
            <th scope="col">Proyecto</th>
            <th scope="col">Cliente</th>
            <th scope="col">Equipo</th>
            <th scope="col">Estado</th>
            <th scope="col">
              <span className="vt-hidden">Acciones</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} data-tone={row.tone} data-tinted={tinted}>
              <th scope="row">{row.name}</th>
              <td>{row.client}</td>
              <td>
                <span className={styles.people} title={row.people.join(', ')}>
                  {row.people.map((name) => (
                    <Avatar key={name} name={name} picture={drawPortrait(name)} size={28} />
                  ))}
                </span>
              </td>
              <td>
                <Badge tone={row.tone}>{row.state}</Badge>
              </td>
              <td>
                <Menu small icon={IconDots} label={`Más con ${row.name}`}>
                  <MenuItem icon={IconPencil} onChoose={() => notify(`Se edita «${row.name}»`)}>
                    Editar
                  </MenuItem>
                  <MenuItem icon={IconTrash} onChoose={() => remove(row)}>
                    Quitar
                  </MenuItem>
                </Menu>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
