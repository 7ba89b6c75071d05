import { useTranslation } from 'react-i18next';

import { MiscPage } from './misc-page.tsx';
import { NotifyForm } from './notify-form.tsx';

export default function ComingSoonScreen() {
  const { t } = useTranslation('misc');
  return (
    <MiscPage title={t('comingSoon')} text={t('comingSoonText')} scene="sunrise">
      <NotifyForm />
    </MiscPage>
  );
}
