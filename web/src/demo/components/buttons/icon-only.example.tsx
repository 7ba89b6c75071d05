import { IconBell, IconDownload, IconRefresh } from '@tabler/icons-react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { IconButton } from '../../../ui/nav/button.tsx';
import styles from '../examples.module.css';

export default function IconOnlyButtons() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      <IconButton icon={IconRefresh} label="Leer el contador" onClick={() => notify('Contador leído')} />
      <IconButton icon={IconDownload} label="Descargar la curva" onClick={() => notify('Curva preparada')} />
      <IconButton small icon={IconBell} label="Avisarme del precio" onClick={() => notify('Aviso puesto')} />
    </div>
  );
}
