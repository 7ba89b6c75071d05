import { useTranslation } from '../../texts/use-translation.ts';
import { Works } from '../kit/drawings/scenes.tsx';

import { MiscPage } from './misc-page.tsx';
import { NotifyForm } from './notify-form.tsx';

export default function MaintenanceScreen() {
  const { t } = useTranslation('misc');
  return (
    <MiscPage title={t('maintenance')} text={t('maintenanceText')} scene={<Works />}>
      <NotifyForm />
    </MiscPage>
  );
}
