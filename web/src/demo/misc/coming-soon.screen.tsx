import { useTranslation } from '../../texts/use-translation.ts';
import { Frame } from '../kit/drawings/scenes.tsx';

import { MiscPage } from './misc-page.tsx';
import { NotifyForm } from './notify-form.tsx';

export default function ComingSoonScreen() {
  const { t } = useTranslation('misc');
  return (
    <MiscPage title={t('comingSoon')} text={t('comingSoonText')} scene={<Frame />}>
      <NotifyForm />
    </MiscPage>
  );
}
