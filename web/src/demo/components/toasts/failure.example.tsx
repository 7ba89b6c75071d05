import { notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';

/** Asks a meter that never answers. */
async function readMeter(): Promise<number> {
  throw new Error('El contador no contesta: inténtalo dentro de una hora');
}

export default function FailureToast() {
  return (
    <div>
      <Button onClick={() => readMeter().catch(notifyFailure)}>Leer el contador</Button>
    </div>
  );
}
