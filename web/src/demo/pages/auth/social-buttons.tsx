import { IconBrandFacebook, IconBrandGithub, IconBrandGoogle, IconBrandTwitter } from '@tabler/icons-react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { IconButton } from '../../../ui/nav/button.tsx';
import styles from './auth.module.css';
import { useAuthText } from './texts.ts';

const NETWORKS = [
  { name: 'Facebook', icon: IconBrandFacebook },
  { name: 'Twitter', icon: IconBrandTwitter },
  { name: 'Google', icon: IconBrandGoogle },
  { name: 'GitHub', icon: IconBrandGithub },
] as const;

/** Offers to sign in with other accounts. The samples have none, and say so. */
export function SocialButtons() {
  const t = useAuthText();
  return (
    <>
      <p className={styles.or}>{t('or')}</p>
      <div className={styles.social}>
        {NETWORKS.map(({ name, icon }) => (
          <IconButton
            key={name}
            icon={icon}
            label={t('with', { network: name })}
            onClick={() => notify(t('noNetwork', { network: name }), { tone: 'info' })}
          />
        ))}
      </div>
    </>
  );
}
