import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../examples.module.css';

export default function ButtonSizes() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      <Button look="primary" onClick={() => notify('Contrato firmado')}>
        Firmar
      </Button>
      <Button look="primary" small onClick={() => notify('Contrato firmado')}>
        Firmar
      </Button>
    </div>
  );
}
