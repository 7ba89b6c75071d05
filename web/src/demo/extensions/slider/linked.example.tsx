import { useState } from 'react';
import { formatEur } from '../../../format/energy.ts';
import { NumberStepper } from '../../kit/number-stepper/number-stepper.tsx';
import { Slider } from '../../kit/slider/slider.tsx';
import styles from '../extensions.module.css';

export default function LinkedSlider() {
  const [[from = 0, to = 0], setLimits] = useState<readonly number[]>([40, 90]);
  return (
    <div className="vt-stack">
      <Slider
        label="Facturas de"
        names={['Facturas desde', 'Facturas hasta']}
        min={0}
        max={200}
        step={5}
        format={(eur) => formatEur(eur, 0)}
        values={[from, to]}
        onChange={setLimits}
      />
      <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
        <NumberStepper
          label="Desde, en euros"
          min={0}
          max={to}
          step={5}
          value={from}
          onChange={(next) => setLimits([next, to])}
        />
        <NumberStepper
          label="Hasta, en euros"
          min={from}
          max={200}
          step={5}
          value={to}
          onChange={(next) => setLimits([from, next])}
        />
      </div>
    </div>
  );
}
