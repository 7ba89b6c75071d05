import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../texts/catalogue.ts';
import texts from '../../ui/es.json';
import { TwoLines } from './cell-text.tsx';
import { DataTable } from './data-table.tsx';

const LONG = 'Comunidad de Regantes de la Acequia del Alba';
const user = userEvent.setup();
beforeAll(() => startTexts({ language: 'es', texts: { es: { ui: texts } } }));
afterEach(cleanup);

it('a cell shows its whole text to the pointer while its column cuts it, and only then', async () => {
  show([{ id: 'a', client: LONG, code: 'ES 0021' }]);
  const text = screen.getByText(LONG);
  await user.hover(text);
  expect(text.title).toBe('');
  Object.defineProperty(text, 'scrollWidth', { configurable: true, value: 300 });
  await user.hover(screen.getByText('Nota'));
  await user.hover(text);
  expect(text.title).toBe(LONG);
  Object.defineProperty(text, 'scrollWidth', { configurable: true, value: 0 });
  await user.hover(screen.getByText('Nota'));
  await user.hover(text);
  expect(text.hasAttribute('title')).toBe(false);
});

it('a short text of a cell has no element around it that could cut it', () => {
  show([{ id: 'a', client: 'Bar Luna', code: '12/03/2026' }]);
  expect(screen.getByText('Bar Luna').localName).toBe('td');
  expect(screen.getByText('12/03/2026').closest('[data-holds="both"]')).not.toBeNull();
});

type Row = { readonly id: string; readonly client: string; readonly code: string };

function show(rows: readonly Row[]): void {
  render(
    <DataTable
      caption="Clientes"
      columns={[
        { id: 'id', header: 'Id', cell: ({ id }) => id },
        { id: 'client', header: 'Cliente', cell: ({ client }) => client },
        {
          id: 'code',
          header: 'Código',
          cell: ({ code }) => <TwoLines first={code} second="Nota" holds="both" />,
        },
      ]}
      query={{
        data: { rows, count: rows.length },
        error: null,
        isPending: false,
        refetch: () => undefined,
      }}
      rowKey={({ id }) => id}
      empty="Nada"
    />,
  );
}
