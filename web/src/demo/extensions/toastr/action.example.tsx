import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';

export default function ActionNotice() {
  return (
    <div>
      <Button
        onClick={() =>
          notify('La propuesta P-118 vence hoy', {
            tone: 'warn',
            action: { label: 'Ampliarla', run: () => notify('Vence dentro de siete días') },
          })
        }
      >
        Con una pregunta
      </Button>
    </div>
  );
}
