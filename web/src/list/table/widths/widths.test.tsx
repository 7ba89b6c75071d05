import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { closeScreens } from '../../../data/test-screen.tsx';
import { openTestList } from '../test-list.tsx';
import { resized } from './measure.ts';

afterEach(closeScreens);

/** jsdom lays nothing out: here every heading is 120 px wide, in a region of 400 px. */
function drawn() {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(120);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
}

const kept = () => JSON.parse(localStorage.getItem('list:puntos') ?? 'null')?.widths;
const columns = () => [...document.querySelectorAll('col')].map((col) => col.style.inlineSize);

it('a column is widened by keyboard and by dragging, keeps its width, and is reset with the others', async () => {
  drawn();
  const { user } = await openTestList();
  const edge = screen.getByRole('separator', { name: 'Ancho de la columna Ciudad' });
  expect(columns()).toEqual([]);
  edge.focus();
  await user.keyboard('{ArrowRight}');
  expect(kept()).toMatchObject({ id: 120, city: 136 });
  expect(document.querySelector('table')?.dataset.sized).toBe('true');
  expect(columns()[2]).toBe('136px');
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}{Home}');
  expect(kept().city).toBe(64);

  edge.setPointerCapture = () => undefined;
  fireEvent.pointerDown(edge, { button: 0, clientX: 500, pointerId: 1 });
  fireEvent.pointerMove(edge, { clientX: 560, pointerId: 1 });
  fireEvent.pointerUp(edge, { clientX: 560, pointerId: 1 });
  fireEvent.pointerMove(edge, { clientX: 900, pointerId: 1 });
  expect(kept().city).toBe(180);

  // Filtering and sorting do not touch the widths.
  await user.click(screen.getByRole('button', { name: 'kWh' }));
  expect(columns()[2]).toBe('180px');
  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  await user.click(screen.getByRole('button', { name: 'Restablecer' }));
  expect(columns()).toEqual([]);
});

it('a column grows towards the start of the line on a page from right to left', async () => {
  drawn();
  document.documentElement.dir = 'rtl';
  const { user } = await openTestList();
  screen.getByRole('separator', { name: 'Ancho de la columna Ciudad' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(kept().city).toBe(136);
  document.documentElement.dir = 'ltr';
});

it('the last column takes the room that the others do not fill', () => {
  expect(resized({ before: { a: 200, b: 200, c: 200 }, column: 'a', width: 100, room: 600 })).toEqual({
    a: 100,
    b: 200,
    c: 300,
  });
  expect(resized({ before: { a: 200, b: 200, c: 200 }, column: 'a', width: 5000, room: 600 }).a).toBe(900);
  expect(resized({ before: { a: 200, b: 200 }, column: 'b', width: 10, room: 400 })).toEqual({
    a: 200,
    b: 64,
  });
});

it('a list pins as many columns as the user asks for', async () => {
  const { user } = await openTestList();
  const pinned = () =>
    [...document.querySelectorAll('thead th')].map((head) => head.getAttribute('data-pinned'));
  expect(pinned()).toEqual([null, '0', null, null]);
  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  await user.selectOptions(screen.getByLabelText('A la vista al desplazar'), 'Las 2 primeras columnas');
  expect(pinned()).toEqual([null, '0', '1', null]);
  await user.selectOptions(screen.getByLabelText('A la vista al desplazar'), 'Ninguna columna');
  expect(pinned()).toEqual([null, null, null, null]);
});

it('a list groups its rows under headings that give the count of each group in the whole list', async () => {
  const { user, router } = await openTestList();
  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  await user.selectOptions(screen.getByLabelText('Agrupar las filas'), 'Ciudad');
  await waitFor(() => expect(router.location.href).toBe('/lista?sort=city&grupo=city'));
  const heads = () => [...document.querySelectorAll('[data-detail="group"]')].map((row) => row.textContent);
  expect(heads()).toEqual(['Ciudad: Ávila12 filas']);
  await user.click(screen.getByRole('button', { name: 'kWh' }));
  await waitFor(() => expect(router.location.href).toBe('/lista?sort=city%2Ckwh&grupo=city'));
  await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
  await waitFor(() => expect(heads()).toEqual(['Ciudad: Ávila12 filas', 'Ciudad: Lugo12 filas']));
  // The headings of groups are not rows: the keyboard skips them.
  const [second] = within(document.querySelectorAll('tbody')[0]!).getAllByRole('checkbox').slice(1);
  second?.focus();
  await user.keyboard('jx');
  expect(screen.getByRole('checkbox', { name: 'Seleccionar P01' })).toHaveProperty('checked', true);
});
