import { IconFingerprint } from '@tabler/icons-react';
import type { llaves } from '@vatio/contract';
import { useState } from 'react';
import { formatFecha, formatInstante } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../cuenta.module.css';
import { RemoveLlave } from './remove-llave.tsx';
import { RenameLlave } from './rename-llave.tsx';

/** A passkey by its name, with since when and until when it was used. */
export function Llave({ llave }: { readonly llave: llaves.Llave }) {
  const { t } = useTranslation('cuenta');
  const [task, setTask] = useState<'rename' | 'remove'>();
  const { nombre, sincronizada, creada, usada } = llave;
  const close = () => setTask(undefined);
  const facts = [
    t('llaveCreada', { fecha: formatFecha(creada) }),
    usada ? t('llaveUsada', { cuando: formatInstante(usada) }) : t('llaveSinUsar'),
    ...(sincronizada ? [t('llaveSincronizada')] : []),
  ];
  return (
    <li>
      <IconFingerprint size={26} stroke={1.6} aria-hidden />
      <div>
        <p>
          <strong>{nombre}</strong>
        </p>
        <p className="vt-note">{facts.join(' · ')}</p>
      </div>
      <div className={`vt-row ${styles.tasks}`}>
        <Button small aria-label={t('renombrarLaLlave', { nombre })} onClick={() => setTask('rename')}>
          {t('renombrar')}
        </Button>
        <Button small aria-label={t('quitarLlave', { nombre })} onClick={() => setTask('remove')}>
          {t('quitarSegundoPaso')}
        </Button>
      </div>
      {task === 'rename' && <RenameLlave llave={llave} onClose={close} />}
      {task === 'remove' && <RemoveLlave llave={llave} onClose={close} />}
    </li>
  );
}
