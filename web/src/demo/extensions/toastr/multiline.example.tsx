import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';

export default function MultilineNotice() {
  return (
    <div>
      <Button
        onClick={() =>
          notify(
            'Han llegado las curvas de noviembre.\nSon 31 días de tres contadores, y falta la del taller.',
            { tone: 'info' },
          )
        }
      >
        Contar con detalle
      </Button>
    </div>
  );
}
