import type { TabProps } from '../../calls/account-calls.ts';
import { Addresses } from './addresses.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { PaymentCards } from './payment-cards.tsx';

export function BillingTab(props: TabProps) {
  return (
    <>
      <CurrentPlan {...props} />
      <PaymentCards {...props} />
      <Addresses {...props} />
    </>
  );
}
