import { type ReactNode, useState } from 'react';
import type { BulkAction } from '../../list/table/selection/bulk-bar.tsx';
import { later, OnDemand } from '../../ui/overlay/on-demand.tsx';
import type { BulkChange, BulkWords } from './bulk-change.ts';
import type { Errand } from './use-many.ts';

const DIALOG = later(async () => (await import('./bulk-change-dialog.tsx')).BulkChangeDialog);

/** The actions of a bulk change, all or `only` some, with the dialog of the one that was chosen. `t` speaks for the area. */
export function useBulkChange<Accion extends string, Key extends string = never>(
  change: BulkChange<Accion, Key>,
  t: BulkWords<Accion, Key>,
  only?: readonly Accion[],
): { readonly actions: BulkAction[]; readonly dialog: ReactNode } {
  const [chosen, setChosen] = useState<{ readonly accion: Accion; readonly errand: Errand }>();
  const onClose = () => setChosen(undefined);
  const offered = only ?? (Object.keys(change.actions) as Accion[]);
  return {
    actions: offered.map((accion) => ({
      id: accion,
      label: t(`enLote-${accion}`),
      icon: change.actions[accion].icon,
      danger: change.actions[accion].danger,
      run: (target, done) => setChosen({ accion, errand: { target, done } }),
    })),
    dialog: chosen && (
      <OnDemand
        part={DIALOG}
        open
        props={{ ...chosen, change, t: t as BulkWords<string, string>, onClose }}
      />
    ),
  };
}
