import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../extensions.module.css';

const PLACES = [
  { place: 'top-left', name: 'Arriba, al principio' },
  { place: 'top-centre', name: 'Arriba, en el centro' },
  { place: 'top-right', name: 'Arriba, al final' },
  { place: 'bottom-left', name: 'Abajo, al principio' },
  { place: 'bottom-centre', name: 'Abajo, en el centro' },
  { place: 'bottom-right', name: 'Abajo, al final' },
] as const;

export default function NoticePlaces() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      {PLACES.map(({ place, name }) => (
        <Button key={place} small onClick={() => notify(name, { place })}>
          {name}
        </Button>
      ))}
    </div>
  );
}
