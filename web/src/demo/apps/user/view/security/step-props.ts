import type { TabProps } from '../../calls/account-calls.ts';

/** The second page of the two-step dialog gets these. */
export type StepProps = Pick<TabProps, 'account' | 'save'> & {
  readonly onBack: () => void;
  readonly onClose: () => void;
};
