import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { closeScreens } from '../../../../data/test-screen.tsx';
import { openInvoices } from '../test-invoices.ts';

const user = userEvent.setup();

afterEach(closeScreens);

it('a new invoice gets the next number and a client added on the way', async () => {
  const { router } = await openInvoices('/apps/invoice/add');
  await screen.findByDisplayValue('#5037');
  await user.click(screen.getByText('Guardar'));
  expect(await screen.findByText('Elige el cliente')).toBeDefined();

  await user.click(screen.getByText('Añadir cliente nuevo'));
  const drawer = within(screen.getByRole('dialog', { name: 'Añadir cliente nuevo' }));
  // A browser stops a form within another, and loads the page again.
  expect(document.querySelector('form form')).toBeNull();
  await user.type(drawer.getByLabelText(/^Nombre/), 'Nora Gil');
  await user.type(drawer.getByLabelText(/^Correo/), 'nora@gil.example');
  await user.type(drawer.getByLabelText(/^Dirección/), 'Calle Luna, 3');
  await user.click(drawer.getByText('Añadir cliente'));
  await waitFor(() => expect(screen.getByLabelText(/^Cliente/)).toHaveProperty('value', 'nora@gil.example'));

  await user.selectOptions(screen.getByLabelText(/^Servicio/), 'Auditoría energética');
  await user.type(screen.getByLabelText(/^Precio/), '100');
  await user.click(screen.getByText('Guardar'));
  await waitFor(() => expect(router.location.pathname).toBe('/apps/invoice/preview/5037'));
  const sheet = within(await screen.findByRole('article', { name: 'Factura #5037' }));
  expect(sheet.getByText('Nora Gil')).toBeDefined();
  // The total of the invoice stands twice, because it is also all that its client owes.
  expect(sheet.getAllByText(/^121,00/)).toHaveLength(2);

  await router.navigate({ to: '/apps/invoice/add' });
  await screen.findByDisplayValue('#5038');
  expect(within(screen.getByLabelText(/^Cliente/)).getByText('Nora Gil')).toBeDefined();
});

it('a new invoice is shown as it will look before it is saved', async () => {
  await openInvoices('/apps/invoice/add');
  await screen.findByDisplayValue('#5037');
  await user.click(screen.getByText('Vista previa'));
  const blank = screen.getByRole('article', { name: 'Factura #5037' });
  expect([...blank.querySelectorAll('address span')].map(({ textContent }) => textContent)).not.toContain(
    ', ',
  );
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));

  const client = await screen.findByText('Alejandra Ramos', { selector: 'option' });
  await user.selectOptions(screen.getByLabelText(/^Cliente/), client);
  await user.click(screen.getByText('Vista previa'));
  const sheet = within(screen.getByRole('article', { name: 'Factura #5037' }));
  expect(sheet.getByText('Carpintería Alto Tajo')).toBeDefined();
});

it('a new invoice shows no amount of a line with invalid figures, and no total either', async () => {
  await openInvoices('/apps/invoice/add');
  await screen.findByDisplayValue('#5037');
  const amounts = () =>
    [...document.querySelectorAll('fieldset dd, form > div > dl dd')].map(({ textContent }) => textContent);
  const price = screen.getByLabelText(/^Precio/);
  const figureOf = (name: RegExp) => screen.getByLabelText(name);
  await user.type(price, '100');
  expect(amounts().at(-1)).toMatch(/^121,00/);
  for (const [field, typed] of [
    [figureOf(/^Cantidad/), '-3'],
    [figureOf(/^Dto\./), '150'],
    [price, '-100'],
  ] as const) {
    const before = (field as HTMLInputElement).value;
    await user.clear(field);
    await user.type(field, typed);
    expect(
      amounts().every((text) => text === '—'),
      `${typed}: ${amounts()}`,
    ).toBe(true);
    await user.clear(field);
    await user.type(field, before);
    expect(amounts().at(-1)).toMatch(/^121,00/);
  }
});
