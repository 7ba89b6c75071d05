import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { closeScreens } from '../../../../data/test-screen.tsx';
import { openInvoices } from '../test-invoices.ts';

const user = userEvent.setup();

afterEach(closeScreens);

async function pay(amount: string) {
  await user.click(await screen.findByText('Añadir pago'));
  const drawer = within(screen.getByRole('dialog', { name: 'Añadir pago' }));
  const field = drawer.getByLabelText(/^Importe del pago/);
  await user.clear(field);
  await user.type(field, amount);
  await user.selectOptions(drawer.getByLabelText(/^Forma de pago/), 'Efectivo');
  await user.click(drawer.getByText('Guardar pago'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const card = () => within(screen.getByRole('region', { name: 'Cobro' }));

it('the preview shows the first invoice when the address has no number', async () => {
  await openInvoices('/apps/invoice/preview');
  expect(await screen.findByRole('article', { name: 'Factura #4987' })).toBeDefined();
});

it('the preview takes payments off the balance until nothing is left', async () => {
  await openInvoices('/apps/invoice/preview/5035');
  await pay('315,5');
  expect(await card().findByText(/^499,50/)).toBeDefined();
  expect(card().getByText('Pago parcial')).toBeDefined();
  await pay('499,5');
  expect(await card().findByText('Pagada')).toBeDefined();
  expect(card().getByText(/^0,00/)).toBeDefined();
  expect(card().getAllByText('Efectivo')).toHaveLength(2);
});

it('a payment needs a method and an amount above zero', async () => {
  await openInvoices('/apps/invoice/preview/5033');
  await user.click(await screen.findByText('Añadir pago'));
  await user.click(screen.getByText('Guardar pago'));
  expect(await screen.findByText('Escribe un importe mayor que cero')).toBeDefined();
  expect(screen.getByText('Elige la forma de pago')).toBeDefined();
});

it('a payment above the balance is refused, with what is owed', async () => {
  await openInvoices('/apps/invoice/preview/5035');
  await user.click(await screen.findByText('Añadir pago'));
  const drawer = within(screen.getByRole('dialog', { name: 'Añadir pago' }));
  const field = drawer.getByLabelText(/^Importe del pago/);
  await user.clear(field);
  await user.type(field, '9965');
  await user.selectOptions(drawer.getByLabelText(/^Forma de pago/), 'Efectivo');
  await user.click(drawer.getByText('Guardar pago'));
  await drawer.findByText(/El importe no puede pasar del saldo pendiente, 815,00/);
});

it.each(['1', 'abc'])('the preview says that there is no invoice %s', async (id) => {
  await openInvoices(`/apps/invoice/preview/${id}`);
  expect((await screen.findByRole('alert')).textContent).toContain(`No existe la factura ${id}`);
});
