// @vitest-environment node
import { auth } from '@vatio/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, reloadSamples } from '../test-ask.ts';
import type { CartProduct, Product, ShopProduct } from './ecommerce.ts';

const SHOP = '/apps/ecommerce';

beforeEach(reloadSamples);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function products(query = '') {
  return (await ask('GET', `${SHOP}/products`, { query }))?.body;
}

async function all(): Promise<ShopProduct[]> {
  return (await products('perPage=100')).products;
}

async function cart(): Promise<CartProduct[]> {
  return (await ask('GET', `${SHOP}/cart`))?.body.products;
}

async function wishlist(): Promise<ShopProduct[]> {
  return (await ask('GET', `${SHOP}/wishlist`))?.body.products;
}

const idsOf = (rows: readonly Product[]) => rows.map(({ id }) => id);

describe('the sample products', () => {
  it('are 27 products with the prices, ratings and brands of the contract', async () => {
    const rows = await all();
    expect(idsOf(rows).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 27 }, (_, index) => index + 1),
    );
    const prices = rows.map(({ price }) => price);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([10.83, 7999.99]);
    expect(prices.filter((price) => price < 100)).toHaveLength(16);
    expect(prices.filter((price) => price > 300)).toHaveLength(9);
    const rated = [1, 2, 3, 4, 5].map((stars) => rows.filter(({ rating }) => rating === stars).length);
    expect(rated).toEqual([3, 4, 6, 7, 7]);
    expect(rows.filter(({ hasFreeShipping }) => hasFreeShipping)).toHaveLength(6);
    const brands = rows.map(({ brand }) => brand);
    expect(new Set(brands).size).toBe(21);
    expect(
      Math.max(...[...new Set(brands)].map((other) => brands.filter((brand) => brand === other).length)),
    ).toBe(6);
  });

  it('have an address that ends in their id, and a picture of their own kind', async () => {
    for (const { id, slug, image } of await all()) {
      expect(slug).toMatch(new RegExp(`^[a-z0-9-]+[^-]-${id}$`));
      expect(image).toMatch(/^data:image\/svg\+xml,/);
      expect(decodeURIComponent(image)).toMatch(/stroke-linejoin="round"><(path|rect|circle|g)/);
    }
  });
});

describe('the shop', () => {
  it('answers nine by default, the newest first, with what the buyer set aside', async () => {
    const answer = await products();
    expect(Object.keys(answer)).toEqual(['products', 'total', 'userWishlist', 'userCart']);
    expect(answer.total).toBe(27);
    expect(idsOf(answer.products)).toEqual([27, 26, 25, 24, 23, 22, 21, 20, 19]);
    expect(answer.userWishlist).toEqual([
      { id: 1, productId: 26 },
      { id: 2, productId: 23 },
    ]);
    expect(
      answer.userCart.map(({ id, productId, qty }: Record<string, number>) => [id, productId, qty]),
    ).toEqual([
      [1, 27, 1],
      [2, 21, 1],
      [3, 26, 1],
      [4, 25, 1],
      [5, 23, 1],
    ]);
    const [first, second] = answer.products;
    expect(first).toMatchObject({ isInCart: true, isInWishlist: false });
    expect(second).toMatchObject({ isInCart: true, isInWishlist: true });
  });

  it('sorts by price both ways; an unknown order puts the newest first', async () => {
    const sorted = async (sortBy: string) => (await products(`perPage=27&sortBy=${sortBy}`)).products;
    const prices = (await sorted('price-asc')).map(({ price }: Product) => price);
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b));
    expect((await sorted('price-desc')).map(({ price }: Product) => price)).toEqual(prices.toReversed());
    expect(idsOf(await sorted('brand'))).toEqual(idsOf(await sorted('featured')));
  });

  it('searches the name only, in whatever case', async () => {
    const { products: found, total } = await products('q=TERMO');
    expect(total).toBe(3);
    expect(found.every(({ name }: Product) => /termo/i.test(name))).toBe(true);
    expect((await products('q=Lumbra')).total).toBe(0);
  });

  it('answers pages of what is found, and nothing beyond the last', async () => {
    expect(idsOf((await products('page=3')).products)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(await products('page=4')).toMatchObject({ total: 27, products: [] });
    expect((await products('page=2&perPage=20')).products).toHaveLength(7);
  });

  it('shows one product with its colours', async () => {
    const answer = await ask('GET', `${SHOP}/products/26`);
    expect(answer?.status).toBe(200);
    expect(answer?.body.product).toMatchObject({
      id: 26,
      isInWishlist: true,
      isInCart: true,
      colorOptions: ['primary', 'success', 'warning', 'danger', 'info'],
    });
  });

  it.each(['28', '0', 'abc'])('has no product %s', async (id) => {
    expect(await ask('GET', `${SHOP}/products/${id}`)).toEqual({ status: 404, body: undefined });
  });
});

describe('the wishlist', () => {
  it('shows its products in its order', async () => {
    const rows = await wishlist();
    expect(idsOf(rows)).toEqual([26, 23]);
    expect(rows.every(({ isInWishlist, isInCart }) => isInWishlist && isInCart)).toBe(true);
  });

  it.each([4, '4'])('takes one more, sent as %o, once', async (productId) => {
    for (let time = 0; time < 2; time++) {
      const answer = await ask('POST', `${SHOP}/wishlist`, { body: { productId } });
      expect(answer).toEqual({ status: 201, body: undefined });
    }
    expect(idsOf(await wishlist())).toEqual([26, 23, 4]);
    expect((await products()).userWishlist.at(-1)).toEqual({ id: 3, productId: 4 });
  });

  it('lets one go, and does not mind one that is not there', async () => {
    expect(await ask('DELETE', `${SHOP}/wishlist/26`)).toEqual({ status: 200, body: undefined });
    expect((await ask('DELETE', `${SHOP}/wishlist/999`))?.status).toBe(200);
    expect(idsOf(await wishlist())).toEqual([23]);
  });
});

describe('the cart', () => {
  it('shows its products in its order, with what is drawn for each', async () => {
    const now = Date.now();
    const rows = await cart();
    expect(idsOf(rows)).toEqual([27, 21, 26, 25, 23]);
    // The user who signs in brings the number of items in the cart, which must agree.
    expect(rows).toHaveLength(auth.SAMPLE_CART_ITEMS);
    expect(rows.map(({ isInWishlist }) => isInWishlist)).toEqual([false, false, true, false, true]);
    for (const row of rows) {
      expect(row.qty).toBe(1);
      expect([1, 2, 3, 4]).toContain(row.offers);
      expect(row.discountPercentage).toBeGreaterThanOrEqual(3);
      expect(row.discountPercentage).toBeLessThanOrEqual(20);
      const days = (Date.parse(row.shippingDate) - now) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(1);
      expect(days).toBeLessThanOrEqual(7.01);
    }
  });

  it('draws an offer once for each line, and never shows it in the shop', async () => {
    expect(await cart()).toEqual(await cart());
    expect(Object.keys((await all())[0]!)).not.toContain('offers');
  });

  it.each([
    [0, 1, 3, 1],
    [0.999_999_9, 4, 20, 7],
  ])(
    'draws an offer with luck %d: %i offers, %i %% off, in %i days',
    async (luck, offers, discountPercentage, days) => {
      vi.spyOn(Math, 'random').mockReturnValue(luck);
      vi.useFakeTimers({ now: Date.UTC(2024, 0, 1), toFake: ['Date'] });
      const [line] = await cart();
      expect(line).toMatchObject({ offers, discountPercentage });
      expect(Date.parse(line!.shippingDate)).toBeCloseTo(Date.UTC(2024, 0, 1 + days), -3);
    },
  );

  it('draws another offer for a product that comes back', async () => {
    const luck = vi.spyOn(Math, 'random').mockReturnValue(0);
    await cart();
    await ask('DELETE', `${SHOP}/cart/23`);
    await ask('POST', `${SHOP}/cart`, { body: { productId: 23 } });
    luck.mockReturnValue(0.5);
    expect((await cart()).map(({ offers }) => offers)).toEqual([1, 1, 1, 1, 3]);
  });

  it.each([2, '2'])('takes one more, sent as %o, once', async (productId) => {
    for (let time = 0; time < 2; time++) {
      const answer = await ask('POST', `${SHOP}/cart`, { body: { productId } });
      expect(answer).toEqual({ status: 201, body: undefined });
    }
    expect((await products()).userCart.at(-1)).toEqual({ id: 6, productId: 2, qty: 1 });
    expect(idsOf(await cart())).toEqual([27, 21, 26, 25, 23, 2]);
  });

  it.each([999, 'abc', undefined])('does not take the product %o', async (productId) => {
    expect((await ask('POST', `${SHOP}/cart`, { body: { productId } }))?.status).toBe(201);
    expect(await cart()).toHaveLength(5);
  });

  it('lets one go, and does not mind one that is not there', async () => {
    expect(await ask('DELETE', `${SHOP}/cart/21`)).toEqual({ status: 200, body: undefined });
    expect((await ask('DELETE', `${SHOP}/cart/999`))?.status).toBe(200);
    expect(idsOf(await cart())).toEqual([27, 26, 25, 23]);
    expect((await products('perPage=27')).products.find(({ id }: Product) => id === 21).isInCart).toBe(false);
  });

  it('keeps how many there are of a product, from one to ten', async () => {
    const quantityOf = async (qty: number) => {
      await ask('POST', `${SHOP}/cart/quantity`, { body: { productId: '21', qty } });
      return (await cart()).find(({ id }) => id === 21)?.qty;
    };
    expect(await quantityOf(4)).toBe(4);
    expect(await quantityOf(99)).toBe(10);
    expect(await quantityOf(0)).toBe(1);
    await ask('POST', `${SHOP}/cart/quantity`, { body: { productId: 3, qty: 2 } });
    expect(await cart()).toHaveLength(5);
  });
});
