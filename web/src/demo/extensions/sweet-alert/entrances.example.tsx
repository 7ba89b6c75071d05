import { useState } from 'react';
import { AlertDialog } from '../../../ui/kit/alert-dialog/alert-dialog.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../extensions.module.css';

const ENTRANCES = [
  { entrance: 'rise', name: 'Sube' },
  { entrance: 'bounce', name: 'Rebota' },
  { entrance: 'zoom', name: 'Crece' },
  { entrance: 'flip', name: 'Se abre' },
  { entrance: 'shake', name: 'Se agita' },
] as const;

export default function AlertEntrances() {
  const [shown, setShown] = useState<(typeof ENTRANCES)[number]>();
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      {ENTRANCES.map((choice) => (
        <Button key={choice.entrance} onClick={() => setShown(choice)}>
          {choice.name}
        </Button>
      ))}
      <AlertDialog
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        entrance={shown?.entrance}
        title={`Así: ${shown?.name.toLowerCase()}`}
        confirm="Entendido"
      >
        <p>Nada se mueve para quien ha pedido menos movimiento.</p>
      </AlertDialog>
    </div>
  );
}
