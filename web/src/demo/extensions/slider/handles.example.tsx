import { useState } from 'react';
import { formatKwh } from '../../../format/energy.ts';
import { Slider } from '../../kit/slider/slider.tsx';

export default function HandlesSlider() {
  const [values, setValues] = useState<readonly number[]>([20, 60, 90]);
  return (
    <Slider
      values={values}
      onChange={setValues}
      label="Energía de cada periodo"
      names={['Hasta punta', 'Hasta llano', 'Hasta valle']}
      min={0}
      max={100}
      format={formatKwh}
    />
  );
}
