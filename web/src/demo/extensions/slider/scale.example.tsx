import { useState } from 'react';
import { formatNumber } from '../../../format/number.ts';
import { Slider } from '../../kit/slider/slider.tsx';

export default function ScaleSlider() {
  const [values, setValues] = useState<readonly number[]>([50]);
  return (
    <Slider
      values={values}
      onChange={setValues}
      label="Carga de la batería, en tanto por ciento"
      min={0}
      max={100}
      step={5}
      marks={[0, 25, 50, 75, 100]}
      format={(share) => formatNumber(share)}
    />
  );
}
