import { useState } from 'react';
import { notify, replaceNotice } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';

const ANSWERS_MS = 1_000;

/** Asks a distributor that answers after a while, and fails half of the time. */
function askDistributor(): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(Math.random() < 0.5 ? resolve : reject, ANSWERS_MS);
  });
}

export default function PromiseNotice() {
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    const id = notify('Preguntando a la distribuidora…', {
      tone: 'info',
      sign: '⏳',
      lastsMs: Number.POSITIVE_INFINITY,
    });
    await askDistributor().then(
      () => replaceNotice(id, 'La distribuidora acepta el alta'),
      () => replaceNotice(id, 'La distribuidora no contesta: prueba otra vez', { tone: 'bad' }),
    );
    setAsking(false);
  };
  return (
    <div>
      <Button busy={asking} onClick={ask}>
        Pedir el alta
      </Button>
    </div>
  );
}
