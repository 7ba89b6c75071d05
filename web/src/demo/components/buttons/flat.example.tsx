import { notify } from '../../../ui/feedback/toasts.ts';
import { ToneButton } from '../../kit/tone-button/tone-button.tsx';
import styles from '../examples.module.css';
import { TONES } from './tones.ts';

export default function FlatButtons() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      {TONES.map(({ tone, label }) => (
        <ToneButton key={tone} tone={tone} fill="flat" onClick={() => notify(`${label}: hecho`)}>
          {label}
        </ToneButton>
      ))}
    </div>
  );
}
