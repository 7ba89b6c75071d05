import type { ComponentProps } from 'react';
import type { KeysHelp as Dialog } from '../../../list/table/keys/keys-help.tsx';
import { later, OnDemand } from '../../../ui/overlay/on-demand.tsx';

const KEYS_HELP = later(async () => (await import('../../../list/table/keys/keys-help.tsx')).KeysHelp);

/** The keys of an application, which few ask for. */
export function KeysHelp(props: ComponentProps<typeof Dialog>) {
  return <OnDemand part={KEYS_HELP} open={props.open} props={props} />;
}
