import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';

export default function BlockButtons() {
  return (
    <>
      <Button look="primary" onClick={() => notify('Oferta aceptada')}>
        Aceptar la oferta
      </Button>
      <Button onClick={() => notify('Te llamamos mañana')}>Que me llamen mañana</Button>
    </>
  );
}
