import type { ReactNode } from 'react';
import { PagePartContext, usePagePart } from '../../router/use-unsaved.ts';
import { LeaveContext } from './use-typed-guard.tsx';

type Props = {
  /** The parameter of the address that takes it away too, such as the page of the list that it stands in. */
  readonly parameter?: string;
  readonly children: ReactNode;
};

/** A form in the page itself, whose `LeaveButton` asks before what was typed in it is lost, as in a dialog. */
export function LeaveArea({ parameter, children }: Props) {
  const { part, leave } = usePagePart(parameter);
  return (
    <PagePartContext value={part}>
      <LeaveContext value={leave}>{children}</LeaveContext>
    </PagePartContext>
  );
}
