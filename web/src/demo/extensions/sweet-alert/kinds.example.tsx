import { useState } from 'react';
import { AlertDialog } from '../../../ui/kit/alert-dialog/alert-dialog.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../extensions.module.css';

const KINDS = [
  { kind: 'success', name: 'Sale bien', title: 'Contrato firmado' },
  { kind: 'warning', name: 'Avisa', title: 'El precio acaba mañana' },
  { kind: 'error', name: 'Sale mal', title: 'El banco ha devuelto el recibo' },
  { kind: 'info', name: 'Informa', title: 'La curva llega a las diez' },
  { kind: 'question', name: 'Pregunta', title: '¿Sabes cuánta potencia usas?' },
] as const;

export default function AlertKinds() {
  const [shown, setShown] = useState<(typeof KINDS)[number]>();
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      {KINDS.map((alert) => (
        <Button key={alert.kind} onClick={() => setShown(alert)}>
          {alert.name}
        </Button>
      ))}
      <AlertDialog
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        kind={shown?.kind}
        title={shown?.title ?? ''}
        confirm="Entendido"
      />
    </div>
  );
}
