import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from '../../texts/use-translation.ts';
import { type Text, useText } from '../../ui/frame/text.ts';
import { Link } from '../../ui/nav/link.tsx';
import type { MenuLink } from './menu.ts';
import styles from './menu-item.module.css';

type Props = {
  readonly link: MenuLink;
  readonly current: boolean;
  readonly className?: string;
  readonly onFollow?: () => void;
};

/** An entry of a menu: a link to a screen, to another tab or out of the product, or a disabled one. */
export function MenuItem({ link, current, className, onFollow }: Props) {
  const { t } = useTranslation('shell');
  const say = useText();
  const content = (
    <>
      <link.icon size={18} stroke={1.7} aria-hidden />
      <span className={styles.title}>{say(link.title)}</span>
      {link.menu.badge && <MenuBadge text={link.menu.badge} />}
      {link.menu.newTab && (
        <>
          <IconExternalLink size={14} className={styles.outwards} aria-hidden />
          <span className="vt-hidden"> {t('newTab')}</span>
        </>
      )}
    </>
  );
  const tab = link.menu.newTab && ({ target: '_blank', rel: 'noreferrer' } as const);

  if (link.href !== undefined) {
    return (
      <a href={link.href} className={className} onClick={onFollow} {...tab}>
        {content}
      </a>
    );
  }
  if (link.to === undefined) {
    return (
      <button type="button" disabled className={className}>
        {content}
      </button>
    );
  }
  return (
    <Link
      to={link.to}
      likely={!tab}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={onFollow}
      {...tab}
    >
      {content}
    </Link>
  );
}

export function MenuBadge({ text }: { text: Text }) {
  const say = useText();
  return <span className={styles.badge}>{say(text)}</span>;
}
