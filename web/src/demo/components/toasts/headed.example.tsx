import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';

export default function HeadedToast() {
  const tell = () =>
    notify('La curva de carga de ayer ya está completa.', {
      tone: 'info',
      sign: '⚡',
      title: 'Distribuidora · ahora mismo',
    });
  return (
    <div>
      <Button onClick={tell}>Con una línea encima</Button>
    </div>
  );
}
