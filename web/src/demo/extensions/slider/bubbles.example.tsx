import { useState } from 'react';
import { formatEur } from '../../../format/energy.ts';
import { Slider } from '../../kit/slider/slider.tsx';

export default function BubblesSlider() {
  const [values, setValues] = useState<readonly number[]>([0.09, 0.18]);
  return (
    <Slider
      values={values}
      onChange={setValues}
      bubbles
      label="Precio de la energía"
      names={['Precio desde', 'Precio hasta']}
      min={0}
      max={0.3}
      step={0.01}
      format={formatEur}
    />
  );
}
