import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { loadTexts } from '../../texts/catalogue.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Button } from '../../ui/nav/button.tsx';
import { later, OnDemand } from '../../ui/overlay/on-demand.tsx';
import type { ListControl } from '../table/list-control.ts';
import type { AdvancedProps, CompleteFields } from './advanced/advanced-props.ts';
import type { Chip } from './filters-in-force.tsx';

/**
 * The filter builder of a list, whose code is loaded when it is opened. `load` brings the hook that completes the
 * fields with what only the builder needs.
 */
export function advancedFilter(load: () => Promise<CompleteFields>) {
  return later<AdvancedProps>(async () => {
    const [{ AdvancedFilter }, useFields] = await Promise.all([
      import('./advanced/advanced-filter-dialog.tsx'),
      load(),
      loadTexts('filters'),
    ]);
    return (props) => <AdvancedFilter {...props} useFields={useFields} />;
  });
}

/** For lists whose rows are all in the browser: their fields are complete already. */
export const LOCAL_FILTER = advancedFilter(async () => (fields) => fields);

type Filtered = Pick<ListControl, 'set' | 'fields'> & {
  readonly state: { readonly donde?: string };
  /** What the chip says of a filter in force that the fields cannot put into words. */
  readonly unread?: string;
};

/**
 * The button that opens the filter builder, and the chip of the filter in force:
 *
 * `const advanced = useAdvancedFilter(list, PART)`; then `advanced.button()` among the filters, `advanced.chips` among the
 * chips, and `advanced.dialog` anywhere.
 */
export function useAdvancedFilter(
  { state, set, fields, unread }: Filtered,
  part: ReturnType<typeof advancedFilter>,
) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const where = state.donde;
  const chips: Chip[] = where
    ? [
        {
          key: 'donde',
          label: text || unread || t('advancedFilter'),
          onRemove: () => set({ donde: undefined }),
          onEdit: () => setOpen(true),
        },
      ]
    : [];
  const props: AdvancedProps = {
    where,
    open,
    fields,
    onClose: () => setOpen(false),
    onApply: (donde) => {
      setOpen(false);
      set({ donde });
    },
    onText: setText,
  };
  const button = (close?: () => void) => (
    <Button
      small
      icon={IconAdjustmentsHorizontal}
      aria-haspopup="dialog"
      onClick={() => {
        close?.();
        setOpen(true);
      }}
    >
      {t('advancedFilter')}
    </Button>
  );
  // The button stands in a panel that closes, and the chip of the filter needs its text whether or not it is open.
  const dialog = createPortal(
    <OnDemand part={part} open={open || where !== undefined} props={props} />,
    document.body,
  );
  return { chips, button, dialog };
}
