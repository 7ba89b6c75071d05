import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAX_CHOSEN } from '@vatio/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { closeScreens, openScreens } from '../../data/test-screen.tsx';
import es from '../../ui/es.json';
import { BulkBar } from '../table/selection/bulk-bar.tsx';
import { useChosenExport } from './use-chosen-export.ts';

const download = vi.fn(async (_format: 'csv' | 'xlsx', _ids?: readonly string[]) => undefined);
const paper = async () => ({ title: '', columns: [], rows: [] });

function Bar({ ids, all }: { ids: readonly string[]; all: boolean }) {
  const bulk = useChosenExport([{ id: 'delete', label: 'Borrar', run: () => undefined }], {
    download,
    paper,
  });
  const selection = {
    selected: new Set(ids),
    all,
    onChange: () => undefined,
    selectAll: () => undefined,
    clear: () => undefined,
  };
  return (
    <BulkBar actions={bulk ?? []} {...{ selection }} query={{}} count={900} countExact pageChosen={false} />
  );
}

async function open(ids: readonly string[], all = false) {
  await openScreens('/lista', {
    screens: { '/lista': () => <Bar ids={ids} all={all} /> },
    texts: { ui: es },
    answers: {},
  });
  await screen.findByRole('button', { name: 'Borrar' });
  return userEvent.setup();
}

afterEach(() => {
  closeScreens();
  download.mockClear();
});

it('the export of a selection asks for the chosen rows alone', async () => {
  const user = await open(['a', 'b']);
  await user.click(screen.getByRole('button', { name: 'Exportar Excel' }));
  expect(download).toHaveBeenCalledExactlyOnceWith('xlsx', ['a', 'b']);
});

it('the export of all that pass the filter names no row', async () => {
  const user = await open(['a'], true);
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  expect(download).toHaveBeenCalledExactlyOnceWith('csv', undefined);
});

it('the export of more chosen rows than an address holds says what to do instead', async () => {
  const user = await open(Array.from({ length: MAX_CHOSEN + 1 }, (_, i) => String(i)));
  const button = screen.getByRole('button', { name: 'Exportar CSV' });
  expect(button.getAttribute('aria-description')).toContain('200');
  await user.click(button);
  expect(download).not.toHaveBeenCalled();
});
