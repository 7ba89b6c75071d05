import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';

export default function SignNotice() {
  return (
    <div>
      <Button onClick={() => notify('Hoy el sol paga media factura', { sign: '☀️' })}>Con un emoji</Button>
    </div>
  );
}
