import { IconCreditCard, IconHome, IconShoppingCart } from '@tabler/icons-react';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Stepper } from '../../../kit/stepper/stepper.tsx';
import { useShopText } from '../texts.ts';
import { AddressStep } from './address-step.tsx';
import { CartStep } from './cart-step.tsx';
import { Confirmation } from './confirmation.tsx';
import { PaymentStep } from './payment-step.tsx';
import { STEPS, useCheckout } from './use-checkout.ts';

const ICONS = { cart: IconShoppingCart, address: IconHome, payment: IconCreditCard } as const;

/** Leads from the cart to the confirmation in steps: the products, the address and the payment. */
export default function CheckoutScreen() {
  const t = useShopText();
  const checkout = useCheckout();
  const { cart, order, step } = checkout;
  if (order) return <Confirmation order={order} />;
  if (cart.error) return <ErrorState error={cart.error} onRetry={cart.refetch} />;
  if (cart.isPending) return <Skeleton lines={12} />;
  return (
    <div className="vt-page vt-gap-24">
      <Stepper
        label={t('checkoutSteps')}
        steps={STEPS.map((id) => ({
          id,
          icon: ICONS[id],
          label: t(`step-${id}`),
          hint: t(`step-${id}-hint`),
        }))}
        current={step}
        reached={checkout.reached}
        onChange={checkout.goTo}
      />
      {step === 'cart' && <CartStep checkout={checkout} />}
      {step === 'address' && <AddressStep checkout={checkout} />}
      {step === 'payment' && <PaymentStep checkout={checkout} />}
    </div>
  );
}
