import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { closeScreens } from '../../../../data/test-screen.tsx';
import { readInvoices } from '../../../../sample-data/invoices/rows.ts';
import { dismiss, readToasts } from '../../../../ui/feedback/toasts.ts';
import { openInvoices } from '../test-invoices.ts';

const user = userEvent.setup();

afterEach(() => {
  closeScreens();
  for (const { id } of readToasts()) dismiss(id);
});

const numbers = () => screen.queryAllByText(/^#\d{4}$/).map((link) => link.textContent);
const row = async (number: string) => (await screen.findByText(number)).closest('tr')!;

it('the list of invoices shows the last ten, and keeps search, status, order and page in the address', async () => {
  const { router } = await openInvoices('/apps/invoice/list');
  await screen.findByText('#5036');
  expect(numbers()).toHaveLength(10);
  expect(numbers().at(-1)).toBe('#5027');
  await user.selectOptions(screen.getByLabelText('Estado', { selector: 'select' }), 'Vencida');
  await waitFor(() => expect(numbers()).toHaveLength(3));
  expect(router.location.searchText).toBe('?status=Past+Due');
  await user.click(screen.getByText('Total (€)', { selector: 'button' }));
  await waitFor(() => expect(router.location.searchText).toContain('sort=total'));
  await user.click(screen.getByLabelText('Quitar el filtro Estado: Vencida'));
  await waitFor(() => expect(numbers()).toHaveLength(10));
  await user.type(screen.getByRole('searchbox'), 'rovira');
  await waitFor(() => expect(numbers().length).toBeLessThan(10));
  expect(router.location.searchText).toContain('q=rovira');
});

it('the list of invoices gives the balance and the due date with the status, and says what is settled', async () => {
  await openInvoices('/apps/invoice/list?q=5035');
  const cells = within(await row('#5035'));
  expect(cells.getByTitle(/Pago parcial Saldo: 815,00 € · Vence: 11\/05\/2020/)).toBeDefined();
  expect(cells.getByText('11/04/2020')).toBeDefined();
  expect(cells.getByText('815,00')).toBeDefined();
  expect(cells.queryByText('Pagada')).toBeNull();
  closeScreens();
  await openInvoices('/apps/invoice/list?q=5033');
  expect(within(await row('#5033')).getAllByText('Pagada')).toHaveLength(2);
});

it('the list of invoices deletes one, and takes it back', async () => {
  await openInvoices('/apps/invoice/list');
  const cells = within(await row('#5036'));
  await user.click(cells.getByLabelText('Más acciones de la factura 5036'));
  await user.click(cells.getByText('Eliminar'));
  await waitFor(() => expect(numbers()).not.toContain('#5036'));
  expect(readToasts().at(-1)?.text).toBe('Factura eliminada');
  readToasts().at(-1)?.undo?.();
  await waitFor(() => expect(numbers()[0]).toBe('#5036'));
});

it('the list of invoices duplicates one with the next number, and opens the copy for editing', async () => {
  const { router } = await openInvoices('/apps/invoice/list?q=5035');
  const cells = within(await row('#5035'));
  await user.click(cells.getByLabelText('Más acciones de la factura 5035'));
  await user.click(cells.getByText('Duplicar'));
  await waitFor(() => expect(router.location.pathname).toBe('/apps/invoice/edit/5037'));
  expect(await screen.findByDisplayValue('#5037')).toBeDefined();
  await router.navigate({ to: '/apps/invoice/list' });
  const copy = within(await row('#5037'));
  expect(copy.getByText('Borrador')).toBeDefined();
  expect(copy.getAllByText('2.186,00')).toHaveLength(2);
});

it('the list of invoices sends one by mail, and marks it', async () => {
  await openInvoices('/apps/invoice/list?q=5033');
  await user.click(within(await row('#5033')).getByLabelText('Enviar la factura 5033'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Enviar factura' }));
  const to = drawer.getByLabelText(/^Para/);
  await user.clear(to);
  await user.click(drawer.getByRole('button', { name: 'Enviar' }));
  expect(await drawer.findByText('Escribe un correo válido')).toBeDefined();
  await user.type(to, 'nora@example.es');
  await user.click(drawer.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // It had been paid, and sending does not change that.
  expect(within(await row('#5033')).getAllByText('Pagada')).toHaveLength(2);
  expect(readToasts().at(-1)?.text).toBe('Factura 5033 enviada a nora@example.es');
});

it('the list of invoices does to several at once what can be done to one', async () => {
  await openInvoices('/apps/invoice/list?status=Past+Due');
  await row('#5036');
  await user.click(screen.getByLabelText('Seleccionar todas las filas de la página'));
  const bar = within(screen.getByRole('region', { name: 'Acciones con las filas seleccionadas' }));
  await user.click(bar.getByText('Eliminar'));
  await waitFor(() => expect(readToasts().at(-1)?.text).toBe('3 facturas eliminadas'));
  await waitFor(() => expect(numbers()).toEqual([]));
});

it.each([
  ['#5035', '#5035'],
  ['2.186,00 €', '#5035'],
  ['11/05/2020', '#5035'],
])('the list of invoices finds «%s», as it shows it', async (typed, number) => {
  await openInvoices(`/apps/invoice/list?q=${encodeURIComponent(typed)}`);
  await row(number);
  expect(numbers()).toEqual([number]);
});

it('the list of invoices sorts by the words of the statuses, not by the keys of the samples', async () => {
  await openInvoices('/apps/invoice/list?sort=invoiceStatus&limit=50');
  await screen.findByText('#5036');
  const words = screen.getAllByTitle(/Saldo: .* Vence: /).map((icon) => icon.title.split(/\s/)[0] as string);
  expect(words).toHaveLength(50);
  // «Enviada» (Sent) stands before «Pagada» (Paid) and «Pago» (Partial Payment), which stand before «Vencida» (Past
  // Due).
  expect([...new Set(words)]).toEqual(['Borrador', 'Descargada', 'Enviada', 'Pagada', 'Pago', 'Vencida']);
  expect(words).toEqual(words.toSorted((a, b) => a.localeCompare(b, 'es')));
});

it('the list of invoices sorts by client in the order of the language, accents included', async () => {
  await openInvoices('/apps/invoice/list?sort=client.name&limit=50');
  await screen.findByText('#5036');
  const names = new Map(readInvoices().map(({ id, client }) => [`#${id}`, client.name]));
  const clients = numbers().map((number) => names.get(number ?? '') ?? '');
  expect(clients).toHaveLength(50);
  expect(clients).toEqual(clients.toSorted(new Intl.Collator('es').compare));
  // By code, a name with an accent would stand elsewhere.
  expect(clients).not.toEqual(clients.toSorted());
});

it('the list of invoices exports the e-mail that a client shows, beside the name', async () => {
  await openInvoices('/apps/invoice/list?q=5035');
  await row('#5035');
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await user.click(screen.getByText('Copiar'));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toContain('5035'));
  const [heads = [], values = []] = (await navigator.clipboard.readText())
    .split('\r\n')
    .map((line) => line.split('\t'));
  expect(heads.slice(0, 4)).toEqual(['#', 'Estado', 'Cliente', 'Correo']);
  expect(values[0]).toBe('5035');
  expect(values[3]).toMatch(/^\S+@\S+\.example$/);
});
