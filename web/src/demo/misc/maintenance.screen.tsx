import { useTranslation } from '../../texts/use-translation.ts';

import { MiscPage } from './misc-page.tsx';
import { NotifyForm } from './notify-form.tsx';

export default function MaintenanceScreen() {
  const { t } = useTranslation('misc');
  return (
    <MiscPage title={t('maintenance')} text={t('maintenanceText')} scene="pylon">
      <NotifyForm />
    </MiscPage>
  );
}
