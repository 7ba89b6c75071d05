import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeScreens } from '../../../../data/test-screen.tsx';
import { openShop } from '../test-shop.tsx';

afterEach(closeScreens);

const names = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const side = () => within(screen.getByRole('complementary', { name: 'Filtros' }));

describe('the shop', () => {
  it('shows nine products a page, and leads to the others', async () => {
    const { user, router } = await openShop('/apps/ecommerce/shop');
    await waitFor(() => expect(names()).toHaveLength(9));
    const first = names();
    await user.click(screen.getByRole('button', { name: 'Página 3' }));
    await waitFor(() => expect(names()).not.toEqual(first));
    expect(names()).toHaveLength(9);
    expect(router.location.search).toEqual({ page: '3' });
  });

  it('sorts by price, and goes back to the first page to search', async () => {
    const { user, router } = await openShop('/apps/ecommerce/shop?page=2');
    await user.selectOptions(await screen.findByLabelText('Ordenar'), 'Más caros primero');
    await waitFor(() => expect(names()[0]).toBe('Aerotermia de 8 kW para toda la casa'));
    await user.type(screen.getByRole('searchbox'), 'inversor{Enter}');
    await waitFor(() => expect(names()).toEqual(['Inversor híbrido de 5 kW', 'Microinversor de 800 W']));
    expect(router.location.search).toEqual({ q: 'inversor', sort: 'price-desc' });
  });

  it('narrows by price, brand and stars, and tells how many each choice would leave', async () => {
    const { user } = await openShop('/apps/ecommerce/shop');
    await screen.findAllByRole('article');
    await user.click(side().getByRole('checkbox', { name: 'Lumbra 6' }));
    await waitFor(() => expect(names()).toHaveLength(6));
    await user.click(side().getByRole('radio', { name: 'Más de 500\u00a0€ 1' }));
    await waitFor(() => expect(names()).toEqual(['Inversor híbrido de 5 kW']));
    await user.click(side().getByRole('button', { name: 'Quitar los filtros' }));
    await waitFor(() => expect(names()).toHaveLength(9));
    await user.click(side().getByRole('radio', { name: '4 estrellas o más 14' }));
    await waitFor(() => expect(screen.getAllByText('14 productos').length).toBeGreaterThan(0));
  });

  it('says so when nothing matches, and offers to show all products', async () => {
    const { user } = await openShop('/apps/ecommerce/shop?q=tostadora');
    await screen.findByText('Ningún producto coincide');
    await user.click(screen.getByRole('button', { name: 'Ver todos los productos' }));
    await waitFor(() => expect(names()).toHaveLength(9));
  });

  it('puts a product in the cart once and then leads to it', async () => {
    const { user } = await openShop('/apps/ecommerce/shop?q=bombilla');
    const card = within(await screen.findByRole('article', { name: 'Bombilla regulable de 9 W' }));
    await user.dblClick(card.getByRole('button', { name: /^Añadir/ }));
    const link = await card.findByRole('link', { name: /^En el carrito/ });
    expect(link.getAttribute('href')).toBe('/apps/ecommerce/checkout');
  });

  it('fills the heart of a product that is in the wish list', async () => {
    const { user } = await openShop('/apps/ecommerce/shop?q=bombilla');
    const heart = await screen.findByRole('button', {
      name: 'Bombilla regulable de 9 W en la lista de deseos',
    });
    expect(heart.getAttribute('aria-pressed')).toBe('false');
    await user.click(heart);
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
  });
});

describe('the screen of a product', () => {
  it('shows the product at the end of its address', async () => {
    const { user } = await openShop('/apps/ecommerce/product-detail/cargador-de-coche-de-7-4-kw-4');
    const sheet = within(await screen.findByRole('article', { name: 'Cargador de coche de 7,4 kW' }));
    expect(sheet.getByText('689,00 €')).toBeDefined();
    expect(sheet.getByText('O 12 cuotas de 57,42 € en tu factura, sin intereses')).toBeDefined();
    await user.click(sheet.getByRole('radio', { name: 'Ámbar' }));
    expect(sheet.getByText('Acabado: Ámbar')).toBeDefined();
    const related = within(await screen.findByRole('region', { name: 'También te puede servir' }));
    await waitFor(() => expect(related.getAllByRole('article')).toHaveLength(5));
    expect(related.getAllByRole('article')[0]?.getAttribute('aria-label')).toBe('Cargador solar de bolsillo');
  });

  it.each(['nada-99', 'sin-numero'])('says that there is no «%s»', async (slug) => {
    await openShop(`/apps/ecommerce/product-detail/${slug}`);
    expect((await screen.findByRole('alert')).textContent).toContain('Ese producto no existe');
  });
});

describe('the wish list', () => {
  it('removes a product, gets it back, and says when it is empty', async () => {
    const { user } = await openShop('/apps/ecommerce/wishlist');
    const drop = async () => user.click((await screen.findAllByRole('button', { name: /^Quitar/ }))[0]!);
    await waitFor(() => expect(names()).toHaveLength(2));
    await drop();
    await waitFor(() => expect(names()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(names()).toHaveLength(2));
    await drop();
    await waitFor(() => expect(names()).toHaveLength(1));
    await drop();
    await screen.findByText('Tu lista de deseos está vacía');
  });
});
