import { IconUserOff } from '@tabler/icons-react';
import { ButtonLink } from '../../../../ui/nav/button.tsx';
import { useUserText } from '../texts.ts';
import styles from './view.module.css';

/** Says that the user of the address does not exist, or was deleted. */
export function UserNotFound({ id }: { id: string }) {
  const t = useUserText();
  return (
    <div role="alert" className={styles.alert}>
      <IconUserOff size={26} stroke={1.6} aria-hidden />
      <div>
        <h2>{t('notFound', { id })}</h2>
        <p>{t('notFoundText')}</p>
      </div>
      <ButtonLink to="/apps/user/list">{t('seeList')}</ButtonLink>
    </div>
  );
}
