import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../extensions.module.css';

export default function CopyField() {
  const [text, setText] = useState('La factura de noviembre vence el día 5.');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify('Texto copiado');
  };
  return (
    <div className={styles.beside}>
      <TextField label="Texto que se copia" value={text} onChange={setText} />
      <Button
        look="primary"
        icon={IconCopy}
        disabled={text.trim() === ''}
        onClick={() => copy().catch(notifyFailure)}
      >
        Copiar
      </Button>
    </div>
  );
}
