import { IconCircleCheck, IconInfoCircle, IconPlugConnectedX } from '@tabler/icons-react';
import { Notice } from '../../../ui/feedback/notice.tsx';

export default function IconAlerts() {
  return (
    <>
      <Notice tone="ok" icon={IconCircleCheck}>
        La firma es válida.
      </Notice>
      <Notice tone="info" icon={IconInfoCircle}>
        La curva de ayer llega a las once.
      </Notice>
      <Notice tone="bad" icon={IconPlugConnectedX}>
        El contador no responde desde el lunes.
      </Notice>
    </>
  );
}
