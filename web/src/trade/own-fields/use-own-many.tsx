import { IconForms } from '@tabler/icons-react';
import type { Call, etiquetas } from '@vatio/contract';
import { type ReactNode, useState } from 'react';
import type { BulkAction } from '../../list/table/selection/bulk-bar.tsx';
import { later, OnDemand } from '../../ui/overlay/on-demand.tsx';
import type { Errand } from '../operations/use-many.ts';
import { useOwnFields } from './use-own-fields.ts';

const MANY = later(async () => (await import('./own-fields-many.tsx')).OwnFieldsMany);

type Options = {
  readonly entidad: etiquetas.Entidad;
  readonly label: string;
  readonly href: (id: string) => string;
  readonly invalidates: readonly Pick<Call, 'path'>[];
};

/** The bulk action that writes an own field on the chosen rows, where the house has some, with its dialog. */
export function useOwnMany({ label, ...props }: Options): {
  readonly writing: readonly BulkAction[];
  readonly writeDialog: ReactNode;
} {
  const own = useOwnFields(props.entidad);
  const [errand, setErrand] = useState<Errand>();
  const write: BulkAction = {
    id: 'campos',
    label,
    icon: IconForms,
    run: (target, done) => setErrand({ target, done }),
  };
  return {
    writing: own.length > 0 ? [write] : [],
    writeDialog: errand && (
      <OnDemand part={MANY} open props={{ ...props, own, errand, onClose: () => setErrand(undefined) }} />
    ),
  };
}
