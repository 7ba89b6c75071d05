import { useEffect, useState } from 'react';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Button } from '../../../ui/nav/button.tsx';

const BILLS = 200;

export default function LiveProgress() {
  const [sent, setSent] = useState<number>();
  const goesOn = sent !== undefined && sent < BILLS;
  useEffect(() => {
    if (!goesOn) return;
    const timer = setInterval(() => setSent((before = 0) => Math.min(before + 5, BILLS)), 150);
    return () => clearInterval(timer);
  }, [goesOn]);
  return (
    <>
      <div>
        <Button small look="primary" busy={goesOn} onClick={() => setSent(0)}>
          Enviar las facturas
        </Button>
      </div>
      {sent !== undefined && (
        <ProgressBar
          label={`${sent} de ${BILLS} facturas`}
          value={sent / BILLS}
          onCancel={goesOn ? () => setSent(undefined) : undefined}
        />
      )}
    </>
  );
}
