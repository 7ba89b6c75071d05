import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../examples.module.css';

const NEWS = [
  { tone: 'ok', name: 'Bien', says: 'Factura cobrada' },
  { tone: 'info', name: 'Informa', says: 'La curva de ayer ya está' },
  { tone: 'warn', name: 'Avisa', says: 'El contrato vence en 30 días' },
  { tone: 'bad', name: 'Falla', says: 'El banco ha devuelto el recibo' },
] as const;

export default function ToneToasts() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      {NEWS.map(({ tone, name, says }) => (
        <Button key={tone} onClick={() => notify(says, { tone })}>
          {name}
        </Button>
      ))}
    </div>
  );
}
