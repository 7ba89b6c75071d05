import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useAccountText } from '../texts.ts';
import { Plans } from './plans.tsx';

export function PricingDialog({ onClose }: { onClose: () => void }) {
  const t = useAccountText();
  return (
    <Dialog open wide title={t('comparePlans')} onClose={onClose}>
      <Plans />
    </Dialog>
  );
}
