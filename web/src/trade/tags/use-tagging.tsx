import { IconTags } from '@tabler/icons-react';
import type { Call, etiquetas } from '@vatio/contract';
import { type ReactNode, useState } from 'react';
import type { BulkAction } from '../../list/table/selection/bulk-bar.tsx';
import { later, OnDemand } from '../../ui/overlay/on-demand.tsx';
import type { Errand } from '../operations/use-many.ts';

const MANY = later(async () => (await import('./tag-many.tsx')).TagMany);

type Options = {
  readonly entidad: etiquetas.Entidad;
  readonly label: string;
  readonly href: (id: string) => string;
  readonly invalidates: readonly Pick<Call, 'path'>[];
};

/** The bulk action that puts tags on the chosen rows of a list and takes them off, with its dialog. */
export function useTagging({ label, ...props }: Options): {
  readonly tagging: BulkAction;
  readonly tagDialog: ReactNode;
} {
  const [errand, setErrand] = useState<Errand>();
  return {
    tagging: {
      id: 'etiquetar',
      label,
      icon: IconTags,
      run: (target, done) => setErrand({ target, done }),
    },
    tagDialog: errand && (
      <OnDemand part={MANY} open props={{ ...props, errand, onClose: () => setErrand(undefined) }} />
    ),
  };
}
