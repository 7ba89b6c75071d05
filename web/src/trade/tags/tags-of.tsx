import { IconTags } from '@tabler/icons-react';
import type { Call, etiquetas } from '@vatio/contract';
import { useState } from 'react';
import { Button } from '../../ui/nav/button.tsx';
import { later, OnDemand } from '../../ui/overlay/on-demand.tsx';
import styles from './tags.module.css';
import { Tags } from './tags.tsx';

const DIALOG = later(async () => (await import('./tags-dialog.tsx')).TagsDialog);

type Props = {
  readonly entidad: etiquetas.Entidad;
  readonly id: string;
  /** Undefined for a client's account, which is shown none. */
  readonly names: readonly string[] | undefined;
  readonly label: string;
  readonly invalidates: readonly Pick<Call, 'path'>[];
};

/** The tags of one thing on its page, with the button that changes them. */
export function TagsOf({ entidad, id, names, label, invalidates }: Props) {
  const [open, setOpen] = useState(false);
  if (!names) return null;
  return (
    <div className={styles.row}>
      {names.length > 0 && <Tags names={names} />}
      <Button small look="quiet" icon={IconTags} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <OnDemand
        part={DIALOG}
        open={open}
        props={{ entidad, id, names, invalidates, onClose: () => setOpen(false) }}
      />
    </div>
  );
}
