import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';

const METERS = ['Panadería', 'Taller', 'Oficina'];

export default function SeveralToasts() {
  const read = () => {
    for (const meter of METERS) notify(`${meter}: contador leído`);
  };
  return (
    <div>
      <Button onClick={read}>Leer los tres contadores</Button>
    </div>
  );
}
