import type { TabProps } from '../../calls/account-calls.ts';

/** What the second page of the two-step dialog gets. */
export type StepProps = Pick<TabProps, 'account' | 'save'> & {
  readonly onBack: () => void;
  readonly onClose: () => void;
};
