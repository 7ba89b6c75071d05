import { useState } from 'react';
import { Slider } from '../../kit/slider/slider.tsx';
import styles from '../extensions.module.css';

const DEGREES = { min: 15, max: 30, format: (degrees: number) => `${degrees} °C`, vertical: true } as const;

export default function VerticalSlider() {
  const [heat, setHeat] = useState<readonly number[]>([20]);
  const [cold, setCold] = useState<readonly number[]>([25]);
  const [span, setSpan] = useState<readonly number[]>([19, 25]);
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`} data-align="apart">
      <Slider {...DEGREES} label="Calor" tone="bad" values={heat} onChange={setHeat} />
      <Slider {...DEGREES} label="Frío" tone="info" fill="upper" values={cold} onChange={setCold} />
      <Slider
        {...DEGREES}
        bubbles
        label="A gusto"
        names={['A gusto desde', 'A gusto hasta']}
        reach={{ least: 2, most: 8 }}
        values={span}
        onChange={setSpan}
      />
    </div>
  );
}
