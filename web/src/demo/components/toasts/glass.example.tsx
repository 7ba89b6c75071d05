import { notify } from '../../../ui/feedback/toasts.ts';
import { ToneButton } from '../../kit/tone-button/tone-button.tsx';
import styles from '../examples.module.css';

const NEWS = [
  { tone: 'accent', name: 'Propuesta', says: 'Panadería Núñez ha abierto la propuesta' },
  { tone: 'ok', name: 'Cobro', says: 'Factura cobrada' },
  { tone: 'warn', name: 'Plazo', says: 'El contrato vence en 30 días' },
  { tone: 'bad', name: 'Devolución', says: 'El banco ha devuelto el recibo' },
] as const;

export default function GlassToasts() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      {NEWS.map(({ tone, name, says }) => (
        <ToneButton
          key={tone}
          tone={tone}
          fill="outline"
          onClick={() => notify(says, { tone, filled: 'glass' })}
        >
          {name}
        </ToneButton>
      ))}
    </div>
  );
}
