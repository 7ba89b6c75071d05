import { useState } from 'react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';

export default function UndoToast() {
  const [kept, setKept] = useState(true);
  const archive = () => {
    setKept(false);
    notify('Propuesta archivada', { undo: () => setKept(true) });
  };
  return (
    <>
      <p>{kept ? 'La propuesta P-118 está abierta.' : 'La propuesta P-118 está archivada.'}</p>
      <div>
        <Button disabled={!kept} onClick={archive}>
          Archivar la propuesta
        </Button>
      </div>
    </>
  );
}
