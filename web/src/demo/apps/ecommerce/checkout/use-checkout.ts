import { useState } from 'react';
import { type CartProduct, useCart, useCartWork } from '../../../../data/cart.ts';
import { type Address, STORED_ADDRESS } from './address.ts';
import { type DiscountCode, type Totals, totalsOf } from './totals.ts';

export const STEPS = ['cart', 'address', 'payment'] as const;
export type Step = (typeof STEPS)[number];

/** An order keeps what was bought, because the cart is empty by then. */
export type Order = {
  readonly number: string;
  readonly products: readonly CartProduct[];
  readonly totals: Totals;
  readonly address: Address;
  /** The last product arrives at this ISO instant. */
  readonly arrives: string;
};

/** Holds a purchase under way: its step, its address and its codes. */
export function useCheckout() {
  const cart = useCart();
  const { remove } = useCartWork();
  const [step, setStep] = useState<Step>('cart');
  const [address, setAddress] = useState<Address>();
  const [codes, setCodes] = useState<readonly DiscountCode[]>([]);
  const [order, setOrder] = useState<Order>();
  const products = cart.data?.products ?? [];
  const totals = totalsOf(products, codes);
  const place = async () => {
    if (!address) return;
    for (const { id } of products) await remove(id);
    setOrder({ number: orderNumber(), products, totals, address, arrives: lastOf(products) });
  };
  return {
    cart,
    products,
    totals,
    codes,
    addCode: (code: DiscountCode) => setCodes([...codes.filter((other) => other.code !== code.code), code]),
    dropCode: (code: DiscountCode) => setCodes(codes.filter((other) => other !== code)),
    // The cart may be emptied elsewhere meanwhile, such as in the bar. Then there is nothing to send or to pay for.
    step: products.length === 0 ? 'cart' : step,
    goTo: setStep,
    /** This many steps may be visited. */
    reached: products.length === 0 ? 1 : address ? 3 : 2,
    address: address ?? STORED_ADDRESS,
    deliverTo: (next: Address) => {
      setAddress(next);
      setStep('payment');
    },
    order,
    place,
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

function lastOf(products: readonly CartProduct[]): string {
  return (
    products
      .map(({ shippingDate }) => shippingDate)
      .toSorted()
      .at(-1) ?? ''
  );
}

/** Draws a number such as `VT-482913`. */
function orderNumber(): string {
  return `VT-${100_000 + Math.floor(Math.random() * 900_000)}`;
}
