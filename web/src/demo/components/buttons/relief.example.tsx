import { notify } from '../../../ui/feedback/toasts.ts';
import { ToneButton } from '../../kit/tone-button/tone-button.tsx';
import styles from '../examples.module.css';
import { TONES } from './tones.ts';

export default function ReliefButtons() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      {TONES.map(({ tone, label }) => (
        <ToneButton key={tone} tone={tone} fill="relief" onClick={() => notify(`${label}: hecho`)}>
          {label}
        </ToneButton>
      ))}
    </div>
  );
}
