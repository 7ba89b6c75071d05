import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { closeScreens } from '../../../../data/test-screen.tsx';
import { openInvoices } from '../test-invoices.ts';

const user = userEvent.setup();

afterEach(closeScreens);

/** Finds the sum at the foot that stands beside its name. */
const sum = (name: string) =>
  screen
    .getAllByText(name, { selector: 'dt' })
    .at(-1)
    ?.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');

const line = (number: number) => within(screen.getByRole('group', { name: `Línea ${number}` }));

async function write(field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

it('an edited invoice adds up to the cent while it is written, and is there after saving', async () => {
  const { router } = await openInvoices('/apps/invoice/edit/5035');
  await screen.findByDisplayValue('#5035');
  expect(sum('Total')).toBe('2.186,00 €');
  await user.click(screen.getByText('Añadir línea'));
  await user.selectOptions(line(3).getByLabelText(/^Servicio/), 'Auditoría energética');
  await write(line(3).getByLabelText(/^Precio/), '99,99');
  await write(line(3).getByLabelText(/^Cantidad/), '3');
  await write(line(3).getByLabelText('Dto.'), '12,5');
  expect(line(3).getByText(/^299,97/)).toBeDefined();
  expect(line(3).getByText(/^−37,50/)).toBeDefined();
  // The lines are 2.186,00 and 299,97 − 37,50 + 55,12 of taxes.
  expect(sum('Total')).toBe('2.503,59 €');
  await user.click(line(2).getByLabelText('Quitar la línea 2'));
  expect(screen.queryByRole('group', { name: 'Línea 3' })).toBeNull();
  const total = sum('Total') ?? '';
  await write(screen.getByLabelText('Nota'), 'Gracias por venir');
  await user.click(screen.getByText('Guardar'));
  await waitFor(() => expect(screen.getByText('Enviar factura').closest('[aria-disabled]')).toBeNull());
  await router.navigate({ to: '/apps/invoice/preview/5035' });
  expect(await screen.findByText('Gracias por venir', { exact: false })).toBeDefined();
  expect(sum('Total')).toBe(total);
});

it('an edited invoice says what is missing beside each field, and saves nothing meanwhile', async () => {
  await openInvoices('/apps/invoice/edit/5035');
  await screen.findByDisplayValue('#5035');
  await user.clear(line(1).getByLabelText(/^Precio/));
  await write(line(1).getByLabelText(/^Cantidad/), '0');
  await user.click(screen.getByText('Guardar'));
  expect(await screen.findByText('Escribe el precio')).toBeDefined();
  expect(screen.getByText('Mayor que cero')).toBeDefined();
  expect(screen.getByText('Enviar factura').closest('[aria-disabled]')).not.toBeNull();
});

it('the editor of an invoice asks before unsaved changes are lost', async () => {
  const { router } = await openInvoices('/apps/invoice/edit/5035');
  await write(await screen.findByLabelText('Comercial'), 'Otra persona');
  await user.click(screen.getByText('Vista previa'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Hay cambios sin guardar' }));
  await user.click(question.getByText('Salir sin guardar'));
  await waitFor(() => expect(router.location.pathname).toBe('/apps/invoice/preview/5035'));
});

it('the editor of an invoice names the invoice that does not exist, and leads to the list', async () => {
  const { router } = await openInvoices('/apps/invoice/edit/77');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('No existe la factura 77')).toBeDefined();
  await user.click(alert.getByText('Ver las facturas'));
  await waitFor(() => expect(router.location.pathname).toBe('/apps/invoice/list'));
});
