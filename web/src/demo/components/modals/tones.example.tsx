import { useState } from 'react';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogLook } from '../../kit/dialog-look/dialog-look.tsx';
import { ToneButton } from '../../kit/tone-button/tone-button.tsx';
import styles from '../examples.module.css';

const NOTICES = [
  { tone: 'accent', title: 'Propuesta nueva', text: 'Ahorra 184 € al año con el mismo consumo.' },
  { tone: 'info', title: 'Lectura recibida', text: 'La distribuidora ha mandado la curva de ayer.' },
  { tone: 'ok', title: 'Contrato activado', text: 'El suministro es tuyo desde hoy.' },
  { tone: 'warn', title: 'Vence pronto', text: 'El contrato acaba dentro de 30 días.' },
  { tone: 'bad', title: 'Recibo devuelto', text: 'El banco no ha pagado la factura de octubre.' },
  { tone: 'idle', title: 'Contrato archivado', text: 'Nadie lo verá en las listas.' },
] as const;

export default function ModalTones() {
  const [shown, setShown] = useState<(typeof NOTICES)[number]>();
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      {NOTICES.map((notice) => (
        <ToneButton key={notice.tone} tone={notice.tone} fill="outline" onClick={() => setShown(notice)}>
          {notice.title}
        </ToneButton>
      ))}
      <DialogLook tone={shown?.tone}>
        <Dialog open={shown !== undefined} onClose={() => setShown(undefined)} title={shown?.title ?? ''}>
          <p>{shown?.text}</p>
        </Dialog>
      </DialogLook>
    </div>
  );
}
