import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeScreens } from '../../../../data/test-screen.tsx';
import { openShop } from '../test-shop.tsx';

afterEach(closeScreens);

const ADDRESS = '/apps/ecommerce/checkout';
const side = () => within(screen.getByRole('complementary', { name: 'Lo que pagas' }));
const lines = () => screen.queryAllByRole('spinbutton');

it('the cart multiplies by the quantity, which stays within its limits', async () => {
  const { user } = await openShop(ADDRESS);
  await waitFor(() => expect(lines()).toHaveLength(5));
  const before = side().getByText('Total').nextElementSibling?.textContent;
  const [first] = lines();
  await user.click(within(first!.parentElement!).getByRole('button', { name: /más/i }));
  await waitFor(() => expect(first!.getAttribute('aria-valuenow')).toBe('2'));
  expect(side().getByText('Total').nextElementSibling?.textContent).not.toBe(before);
  await user.clear(first!);
  await user.type(first!, '99{Enter}');
  await waitFor(() => expect(first!.getAttribute('aria-valuenow')).toBe('10'));
});

it('the cart takes a coupon that exists, and no other', async () => {
  const { user } = await openShop(ADDRESS);
  await user.type(await screen.findByLabelText('Cupón'), 'nada');
  await user.click(screen.getByRole('button', { name: 'Aplicar' }));
  await screen.findByText('Ese código no existe');
  await user.clear(screen.getByLabelText('Cupón'));
  await user.type(screen.getByLabelText('Cupón'), 'vatio10');
  await user.click(screen.getByRole('button', { name: 'Aplicar' }));
  await side().findByText('Cupones y regalos');
  await user.click(screen.getByRole('button', { name: 'Quitar VATIO10' }));
  await waitFor(() => expect(side().queryByText('Cupones y regalos')).toBeNull());
});

it('the checkout goes by address and payment to a confirmation, and empties the cart', async () => {
  const { user, router } = await openShop(ADDRESS);
  await user.click(await screen.findByRole('button', { name: 'Seguir con la dirección' }));
  await user.click(screen.getByRole('button', { name: 'Guardar y seguir' }));
  await screen.findByText('Escribe un código postal de cinco cifras');
  await user.type(screen.getByLabelText(/^Nombre y apellidos/), 'Nuria Vela');
  await user.type(screen.getByLabelText(/^Móvil/), '611 555 099');
  await user.type(screen.getByLabelText(/^Calle/), 'Mayor, 1');
  await user.type(screen.getByLabelText(/^Cómo llegar/), 'Junto al río');
  await user.type(screen.getByLabelText(/^Código postal/), '99999');
  await user.type(screen.getByLabelText(/^Localidad/), 'Daroca');
  await user.type(screen.getByLabelText(/^Provincia/), 'Zaragoza');
  await user.click(screen.getByRole('button', { name: 'Guardar y seguir' }));
  expect(screen.getByText('Escribe un código postal de cinco cifras')).toBeDefined();
  await user.clear(screen.getByLabelText(/^Código postal/));
  await user.type(screen.getByLabelText(/^Código postal/), '50360');
  await user.click(screen.getByRole('button', { name: 'Guardar y seguir' }));
  const pay = await screen.findByRole('button', { name: /^Pagar/ });
  await user.click(screen.getByRole('radio', { name: /^Otra tarjeta/ }));
  await user.type(screen.getByLabelText(/^Número de tarjeta/), '4242424242424241');
  await user.click(pay);
  await screen.findByText('Ese número no es de una tarjeta');
  expect(screen.getByText('Tres o cuatro cifras')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /^Contra reembolso/ }));
  await user.dblClick(pay);
  await screen.findByRole('heading', { name: 'Gracias por tu compra' });
  expect(screen.getByText(/Daroca, Zaragoza/)).toBeDefined();
  await router.navigate({ to: '/apps/ecommerce/shop' });
  await screen.findAllByRole('article');
  await router.navigate({ to: ADDRESS });
  await screen.findByText('Tu carrito está vacío');
});

it('the checkout sends to the address used before, and gives a removed product back', async () => {
  const { user } = await openShop(ADDRESS);
  await user.click((await screen.findAllByRole('button', { name: /^Quitar/ }))[0]!);
  await waitFor(() => expect(lines()).toHaveLength(4));
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(lines()).toHaveLength(5));
  await user.click(screen.getByRole('button', { name: 'Seguir con la dirección' }));
  await user.click(screen.getByRole('button', { name: 'Entregar aquí' }));
  await screen.findByText('Visa terminada en 4242');
  await user.click(screen.getByRole('button', { name: /^Pagar/ }));
  await screen.findByText('Tres o cuatro cifras');
});
