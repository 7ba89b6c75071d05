import { useState } from 'react';
import { AlertDialog } from '../../../ui/kit/alert-dialog/alert-dialog.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../extensions.module.css';

const ALERTS = [
  { name: 'Solo el título', title: 'Contador leído' },
  { name: 'Con texto', title: 'Contador leído', text: 'Marca 18.432 kWh, 214 más que el mes pasado.' },
  {
    name: 'Con pie',
    title: 'No se ha podido leer',
    text: 'El contador no contesta.',
    note: '¿Por qué pasa? Casi siempre, por un corte de la red.',
  },
  {
    name: 'Con más que palabras',
    title: 'Tu factura',
    text: (
      <p>
        Pagas <strong>58,02 €</strong>: <em>cuatro menos</em> que en octubre.
      </p>
    ),
  },
];

export default function BasicAlerts() {
  const [shown, setShown] = useState<string>();
  const alert = ALERTS.find(({ name }) => name === shown);
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      {ALERTS.map(({ name }) => (
        <Button key={name} onClick={() => setShown(name)}>
          {name}
        </Button>
      ))}
      <AlertDialog
        open={alert !== undefined}
        onClose={() => setShown(undefined)}
        title={alert?.title ?? ''}
        note={alert?.note}
        confirm="Entendido"
      >
        {alert?.text}
      </AlertDialog>
    </div>
  );
}
