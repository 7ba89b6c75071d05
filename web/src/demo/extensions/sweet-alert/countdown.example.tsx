import { useEffect, useState } from 'react';
import { AlertDialog } from '../../../ui/kit/alert-dialog/alert-dialog.tsx';
import { Button } from '../../../ui/nav/button.tsx';

const SECONDS = 3;

export default function CountdownAlert() {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);

  return (
    <div>
      <Button onClick={() => setLeft(SECONDS)}>Se cierra sola</Button>
      <AlertDialog
        open={left > 0}
        onClose={() => setLeft(0)}
        kind="info"
        title="Esto se cierra solo"
        confirm="Cerrar ya"
      >
        <p role="timer">{left === 1 ? 'Queda 1 segundo.' : `Quedan ${left} segundos.`}</p>
      </AlertDialog>
    </div>
  );
}
