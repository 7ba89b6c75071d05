import { CardGrid } from '../../../../../ui/figures/card.tsx';
import type { TabProps } from '../../calls/account-calls.ts';
import { ConnectedApps } from './connected-apps.tsx';
import { Socials } from './socials.tsx';

/** Connects the account to other programs and to networks. */
export function ConnectionsTab(props: TabProps) {
  return (
    <CardGrid min={320}>
      <ConnectedApps {...props} />
      <Socials {...props} />
    </CardGrid>
  );
}
