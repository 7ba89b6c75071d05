import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandWhatsapp,
  IconBrandX,
  IconLink,
  IconShare,
} from '@tabler/icons-react';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { Menu, MenuItem } from '../../../../ui/overlay/menu.tsx';
import { useShopText } from '../texts.ts';

const NETWORKS = [
  { name: 'WhatsApp', icon: IconBrandWhatsapp, address: 'https://wa.me/?text=' },
  { name: 'Facebook', icon: IconBrandFacebook, address: 'https://www.facebook.com/sharer/sharer.php?u=' },
  { name: 'X', icon: IconBrandX, address: 'https://x.com/intent/post?url=' },
  {
    name: 'LinkedIn',
    icon: IconBrandLinkedin,
    address: 'https://www.linkedin.com/sharing/share-offsite/?url=',
  },
] as const;

/** Sends the address of this page to somebody. */
export function ShareMenu() {
  const t = useShopText();
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    notify(t('linkCopied'));
  };
  return (
    <Menu icon={IconShare} label={t('share')}>
      <MenuItem icon={IconLink} onChoose={copy}>
        {t('copyLink')}
      </MenuItem>
      {NETWORKS.map(({ name, icon, address }) => (
        <MenuItem
          key={name}
          icon={icon}
          onChoose={() => window.open(address + encodeURIComponent(location.href), '_blank', 'noopener')}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
