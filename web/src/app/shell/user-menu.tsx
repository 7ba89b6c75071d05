import { IconLogout } from '@tabler/icons-react';
import { memo } from 'react';
import { useSession } from '../../data/session.ts';
import { signOut } from '../../data/sign-in.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { useText } from '../../ui/frame/text.ts';
import { useVisibleScreens } from '../../ui/frame/visible-screens.ts';
import { Link } from '../../ui/nav/link.tsx';
import { DropDown } from '../../ui/overlay/drop-down.tsx';
import { setDisplay, useDisplay } from '../../ui/theme/display.ts';
import { Choice } from './choice.tsx';
import { OwnAvatar } from './own-avatar.tsx';
import styles from './user-menu.module.css';

/** Ids of the screens about the user, in groups; the menu leaves out those that the user may not open. */
const OWN_SCREENS = [
  ['mi-cuenta', 'ayuda'],
  ['profile', 'email', 'todo', 'chat'],
  ['account-settings', 'pricing', 'faq'],
] as const;

/** The menu of the signed-in user: their pages, their settings and the way out. */
export const UserMenu = memo(function UserMenu() {
  const { t } = useTranslation('shell');
  const user = useSession()?.userData;
  if (!user) return null;

  return (
    <DropDown
      label={t('account')}
      button={(toggle) => (
        <button type="button" className={styles.button} {...toggle}>
          <OwnAvatar name={user.fullName} picture={user.avatar} />
          <span className={styles.who}>
            <span className={styles.name}>{user.fullName}</span>
            <span className={styles.role}>{t(`app:role-${user.role}`)}</span>
          </span>
        </button>
      )}
    >
      {(close) => (
        <>
          <p className={styles.mail}>{user.email}</p>
          <OwnScreens onFollow={close} />
          <Settings />
          <button type="button" className={styles.item} onClick={() => signOut()}>
            <IconLogout size={18} stroke={1.7} aria-hidden />
            {t('signOut')}
          </button>
        </>
      )}
    </DropDown>
  );
});

function OwnScreens({ onFollow }: { onFollow: () => void }) {
  const say = useText();
  const screens = useVisibleScreens();
  return OWN_SCREENS.map((ids) => {
    const links = ids.flatMap((id) => screens.find((screen) => screen.id === id) ?? []);
    if (links.length === 0) return null;
    return (
      <ul key={ids[0]} className={styles.links}>
        {links.map((screen) => (
          <li key={screen.id}>
            <Link to={screen.path} className={styles.item} onClick={onFollow}>
              <screen.icon size={18} stroke={1.7} aria-hidden />
              {say(screen.title)}
            </Link>
          </li>
        ))}
      </ul>
    );
  });
}

function Settings() {
  const { t } = useTranslation('shell');
  const { singleKeys, customizer } = useDisplay();
  return (
    <div className={styles.settings}>
      <Choice type="checkbox" checked={singleKeys} onChange={() => setDisplay({ singleKeys: !singleKeys })}>
        {t('singleKeys')}
      </Choice>
      <Choice type="checkbox" checked={customizer} onChange={() => setDisplay({ customizer: !customizer })}>
        {t('customizer')}
      </Choice>
    </div>
  );
}
