import { useState } from 'react';
import { formatKw } from '../../../format/energy.ts';
import { SliderField } from '../../../ui/fields/slider-field.tsx';

export default function NativeSlider() {
  const [power, setPower] = useState(4.6);
  return (
    <div className="vt-stack">
      <SliderField
        label="Potencia contratada"
        value={power}
        onChange={setPower}
        min={1}
        max={15}
        step={0.1}
        format={formatKw}
      />
      <SliderField
        disabled
        label="Potencia máxima de la instalación"
        value={9.2}
        onChange={setPower}
        min={1}
        max={15}
        step={0.1}
        format={formatKw}
      />
    </div>
  );
}
