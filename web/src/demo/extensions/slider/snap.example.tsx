import { useState } from 'react';
import { formatKw } from '../../../format/energy.ts';
import { Slider } from '../../kit/slider/slider.tsx';

export default function SnapSlider() {
  const [values, setValues] = useState<readonly number[]>([2.3]);
  return (
    <Slider
      values={values}
      onChange={setValues}
      label="Potencias de siempre, de 1,15 en 1,15"
      min={1.15}
      max={10.35}
      step={1.15}
      format={formatKw}
    />
  );
}
