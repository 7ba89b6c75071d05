import { IconClipboardList } from '@tabler/icons-react';
import type { listasCodigos } from '@vatio/contract';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Chip } from '../list/filters/filters-in-force.tsx';
import type { ListControl } from '../list/table/list-control.ts';
import { loadTexts } from '../texts/catalogue.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { Button } from '../ui/nav/button.tsx';
import { later, OnDemand } from '../ui/overlay/on-demand.tsx';
import type { CodesProps } from './codes/codes-props.ts';

const CODES = later<CodesProps>(async () => {
  const [{ Codes }] = await Promise.all([import('./codes/codes.tsx'), loadTexts('filters')]);
  return Codes;
});

type Filtered = Pick<ListControl, 'set'> & { readonly state: { readonly lista?: string } };

/**
 * The button that asks for codes to filter a list by, and the chip of those in force; it is used as `useAdvancedFilter`
 * is. Without `of`, the list cannot be filtered by codes.
 */
export function useCodesFilter({ state, set }: Filtered, of: listasCodigos.ListaConCodigos | undefined) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const id = state.lista;
  const chips: Chip[] = id
    ? [
        {
          key: 'lista',
          label: text || t('pasteCodes'),
          onRemove: () => set({ lista: undefined }),
          onEdit: () => setOpen(true),
        },
      ]
    : [];
  if (of === undefined) return { chips: [], button: undefined, dialog: null };
  const props: CodesProps = {
    of,
    id,
    open,
    onClose: () => setOpen(false),
    onCodes: (lista) => set({ lista }),
    onText: setText,
  };
  const button = (close?: () => void) => (
    <Button
      small
      icon={IconClipboardList}
      aria-haspopup="dialog"
      onClick={() => {
        close?.();
        setOpen(true);
      }}
    >
      {t('pasteCodes')}
    </Button>
  );
  const dialog = createPortal(
    <OnDemand part={CODES} open={open || id !== undefined} props={props} />,
    document.body,
  );
  return { chips, button, dialog };
}
