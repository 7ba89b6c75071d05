import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Problem } from '../../../data/problem.ts';
import { closeScreens } from '../../../data/test-screen.tsx';
import type { CellEdit } from '../columns.ts';
import { openTestList, type Row } from '../test-list.tsx';

afterEach(closeScreens);

const save = vi.fn<CellEdit<Row>['save']>();
const edit: CellEdit<Row> = {
  kind: 'text',
  field: 'city',
  value: ({ city }) => city,
  may: ({ id }) => id !== 'P02',
  check: (text) => (text === '' ? 'Escribe la ciudad' : undefined),
  save,
};
afterEach(() => save.mockReset());

const field = (row: string) => screen.queryByRole('textbox', { name: `Ciudad de ${row}` });

it('editing a cell begins with F2 or e, is saved with Enter and discarded with Esc, and returns the focus to the cell', async () => {
  save.mockResolvedValue(undefined);
  const { user } = await openTestList({ edit, href: true });
  expect(screen.queryByRole('button', { name: 'Editar Ciudad de P02' })).toBeNull();
  await user.keyboard('j{F2}');
  expect(document.activeElement).toBe(field('P01'));
  // The one-letter commands of a row are text while typing.
  await user.keyboard('Xàtiva{Escape}');
  expect(save).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Editar Ciudad de P01' }));

  await user.keyboard('e{Control>}a{/Control}Lugo{Enter}');
  await waitFor(() => expect(field('P01')).toBeNull());
  expect(save).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await user.clear(field('P01')!);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Escribe la ciudad');
  expect(field('P01')?.getAttribute('aria-invalid')).toBe('true');
  // The value is refused once and then left with Tab: the focus goes on, and is not called back.
  await user.keyboard('Burgos{Tab}');
  expect(document.activeElement).toBe(field('P03'));
  await user.keyboard('{Escape}kk{F2}{Control>}a{/Control}Burgos{Enter}');
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ id: 'P01' }), 'Burgos', undefined),
  );
  await waitFor(() => expect(document.activeElement?.getAttribute('data-cell-edit')).toBe('true'));
  expect(screen.getByText('Guardado')).toBeTruthy();
});

it('Tab saves a cell and goes on to the next editable one; the arrows move without editing', async () => {
  save.mockResolvedValue(undefined);
  const { user } = await openTestList({ edit, href: true });
  await user.keyboard('j{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Editar Ciudad de P01' }));
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}');
  expect(document.activeElement).toBe(field('P03'));
  await user.keyboard('Soria{Tab}');
  expect(document.activeElement).toBe(field('P04'));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ id: 'P03' }), 'Soria', undefined),
  );
});

it('a double press edits a cell, and a single one does not open its row', async () => {
  const { user, router } = await openTestList({ edit, href: true });
  const cell = screen.getAllByText('Lugo')[0]!;
  await user.click(cell);
  expect(router.location.pathname).toBe('/lista');
  await user.dblClick(cell);
  expect(field('P01')).toBeTruthy();
});

it("a cell shows the server's refusal beside the field, and both values when somebody else saved first", async () => {
  const refused = (code: string, more: object) => new Problem({ status: 409, title: 'No', code, ...more });
  save.mockRejectedValueOnce(refused('no-se-puede', { errors: { city: 'No existe esa ciudad' } }));
  save.mockRejectedValueOnce(
    refused('version-antigua', { datos: { actual: { city: 'Cádiz', version: 7 } } }),
  );
  save.mockResolvedValueOnce(undefined);
  const { user } = await openTestList({ edit, href: true });
  await user.keyboard('j{F2}Soria{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('No existe esa ciudad');
  await user.keyboard('{Enter}');
  const alert = await screen.findByText(/ahora pone «Cádiz»/);
  expect(alert.textContent).toContain('Tú has escrito «Soria»');
  const row = within(alert.closest('td')!);
  await user.click(row.getByRole('button', { name: 'Guardar lo mío' }));
  await waitFor(() =>
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'P01' }), 'Soria', 7),
  );
  await waitFor(() => expect(field('P01')).toBeNull());
});

it('a cell writes a date in the format of the program, and does not send a text that is no date', async () => {
  save.mockResolvedValue(undefined);
  const { user } = await openTestList({
    edit: { ...edit, kind: 'date', value: () => '2026-05-04' },
    href: true,
  });
  await user.keyboard('j{F2}');
  expect(field('P01')).toHaveProperty('value', '04/05/2026');
  await user.keyboard('{Control>}a{/Control}31/02/2027{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Escribe la fecha como dd/mm/aaaa');
  expect(save).not.toHaveBeenCalled();
  await user.clear(field('P01')!);
  await user.keyboard('1/6/27{Enter}');
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ id: 'P01' }), '2027-06-01', undefined),
  );
});
