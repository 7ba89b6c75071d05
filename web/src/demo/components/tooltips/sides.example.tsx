import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Tooltip } from '../../kit/tooltip/tooltip.tsx';
import styles from '../examples.module.css';

const PERIODS = [
  { side: 'above', label: 'Punta', text: 'La más cara' },
  { side: 'below', label: 'Valle', text: 'La más barata' },
  { side: 'start', label: 'Llano', text: 'Entre las dos' },
  { side: 'end', label: 'Solar', text: 'La que produces' },
] as const;

export default function TooltipSides() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`} data-align="centre">
      {PERIODS.map(({ side, label, text }) => (
        <Tooltip key={side} side={side} text={text}>
          <Button onClick={() => notify(`${label}: ${text}`, { tone: 'info' })}>{label}</Button>
        </Tooltip>
      ))}
    </div>
  );
}
