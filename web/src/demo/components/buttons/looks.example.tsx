import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../examples.module.css';

export default function ButtonLooks() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      <Button look="primary" onClick={() => notify('Propuesta enviada')}>
        Enviar la propuesta
      </Button>
      <Button onClick={() => notify('Borrador guardado')}>Guardar</Button>
      <Button look="quiet" onClick={() => notify('Propuesta duplicada')}>
        Duplicar
      </Button>
      <Button look="danger" onClick={() => notify('Borrador descartado', { tone: 'warn' })}>
        Descartar
      </Button>
    </div>
  );
}
