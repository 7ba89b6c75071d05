import { useTranslation } from '../../texts/use-translation.ts';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { MiscPage } from './misc-page.tsx';

export default function ErrorScreen() {
  const { t } = useTranslation('misc');
  return (
    <MiscPage title={t('error')} text={t('errorText')} scene="unplugged">
      <ButtonLink look="primary" to="/">
        {t('home')}
      </ButtonLink>
    </MiscPage>
  );
}
