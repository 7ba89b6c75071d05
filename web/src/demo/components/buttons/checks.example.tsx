import { useState } from 'react';
import { ToneButton } from '../../kit/tone-button/tone-button.tsx';
import styles from '../examples.module.css';

const PERIODS = ['Punta', 'Llano', 'Valle'];

export default function CheckButtons() {
  const [shown, setShown] = useState(['Punta']);
  const toggle = (period: string) =>
    setShown(shown.includes(period) ? shown.filter((other) => other !== period) : [...shown, period]);
  return (
    <>
      <div className={`vt-toolbar vt-gap-6 ${styles.row}`}>
        {PERIODS.map((period) => (
          <ToneButton
            key={period}
            tone="accent"
            fill={shown.includes(period) ? 'solid' : 'outline'}
            aria-pressed={shown.includes(period)}
            onClick={() => toggle(period)}
          >
            {period}
          </ToneButton>
        ))}
      </div>
      <p>{shown.length > 0 ? `A la vista: ${shown.join(', ')}` : 'Nada a la vista'}</p>
    </>
  );
}
