import type { TabProps } from '../../calls/account-calls.ts';
import { ChangePassword } from './change-password.tsx';
import { Devices } from './devices.tsx';
import { TwoStep } from './two-step.tsx';

export function SecurityTab(props: TabProps) {
  return (
    <>
      <ChangePassword {...props} />
      <TwoStep {...props} />
      <Devices {...props} />
    </>
  );
}
