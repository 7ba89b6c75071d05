import { notify } from '../../../ui/feedback/toasts.ts';
import { ToneButton } from '../../kit/tone-button/tone-button.tsx';
import styles from '../examples.module.css';

export default function ButtonSizes() {
  const sign = () => notify('Contrato firmado');
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      <ToneButton tone="accent" large onClick={sign}>
        Firmar en grande
      </ToneButton>
      <ToneButton tone="accent" onClick={sign}>
        Firmar
      </ToneButton>
      <ToneButton tone="accent" small onClick={sign}>
        Firmar en pequeño
      </ToneButton>
    </div>
  );
}
