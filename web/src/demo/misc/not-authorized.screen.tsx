import { useTranslation } from '../../texts/use-translation.ts';
import { Locked } from '../../ui/drawings/scenes.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { MiscPage } from './misc-page.tsx';

export default function NotAuthorizedScreen() {
  const { t } = useTranslation('misc');
  return (
    <MiscPage title={t('notAuthorized')} text={t('notAuthorizedText')} scene={<Locked />}>
      <ButtonLink look="primary" to="/">
        {t('home')}
      </ButtonLink>
    </MiscPage>
  );
}
