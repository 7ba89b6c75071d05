import { useEffect, useState } from 'react';
import { AlertDialog } from '../../../ui/kit/alert-dialog/alert-dialog.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../extensions.module.css';

const PLACES = [
  { place: 'top-start', name: 'Arriba, al principio' },
  { place: 'top-end', name: 'Arriba, al final' },
  { place: 'bottom-start', name: 'Abajo, al principio' },
  { place: 'bottom-end', name: 'Abajo, al final' },
] as const;
const SHOWN_MS = 1_500;

export default function AlertPlaces() {
  const [place, setPlace] = useState<(typeof PLACES)[number]['place']>();
  useEffect(() => {
    if (!place) return;
    const timer = setTimeout(() => setPlace(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [place]);

  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      {PLACES.map((choice) => (
        <Button key={choice.place} onClick={() => setPlace(choice.place)}>
          {choice.name}
        </Button>
      ))}
      <AlertDialog
        open={place !== undefined}
        onClose={() => setPlace(undefined)}
        place={place}
        kind="success"
        title="Cambios guardados"
        confirm="Cerrar"
      />
    </div>
  );
}
