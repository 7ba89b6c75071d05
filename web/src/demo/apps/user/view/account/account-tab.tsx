import type { TabProps } from '../../calls/account-calls.ts';
import { Activity } from './activity.tsx';
import { Invoices } from './invoices.tsx';
import { Projects } from './projects.tsx';

export function AccountTab({ account }: TabProps) {
  return (
    <>
      <Projects projects={account.projects} />
      <Activity activity={account.activity} />
      <Invoices />
    </>
  );
}
