import { useTranslation } from '../../texts/use-translation.ts';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { LostLine } from '../kit/drawings/scenes.tsx';
import { MiscPage } from './misc-page.tsx';

export default function ErrorScreen() {
  const { t } = useTranslation('misc');
  return (
    <MiscPage title={t('error')} text={t('errorText')} scene={<LostLine />}>
      <ButtonLink look="primary" to="/">
        {t('home')}
      </ButtonLink>
    </MiscPage>
  );
}
