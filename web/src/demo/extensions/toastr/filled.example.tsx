import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';

export default function FilledNotice() {
  return (
    <div>
      <Button onClick={() => notify('Los precios de mañana ya están', { tone: 'accent', filled: true })}>
        Con todo su color
      </Button>
    </div>
  );
}
