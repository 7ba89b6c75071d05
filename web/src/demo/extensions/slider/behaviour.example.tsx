import { useState } from 'react';
import { Slider } from '../../kit/slider/slider.tsx';

const WAYS = [
  { label: 'Cada extremo por su lado', reach: {} },
  { label: 'Los dos a la vez', reach: { together: true } },
  { label: 'Entre dos y ocho horas', reach: { least: 2, most: 8 } },
];
const DAY = { min: 0, max: 24, format: (hour: number) => `${hour} h` };

export default function SliderBehaviour() {
  const [hours, setHours] = useState<readonly (readonly number[])[]>(WAYS.map(() => [10, 14]));
  return (
    <div className="vt-stack">
      <p>Arrastra un extremo, o pulsa en la línea y vendrá el más cercano.</p>
      {WAYS.map(({ label, reach }, at) => (
        <Slider
          key={label}
          {...DAY}
          label={label}
          names={[`${label}: desde`, `${label}: hasta`]}
          reach={reach}
          values={hours[at] ?? []}
          onChange={(values) => setHours(hours.with(at, values))}
        />
      ))}
    </div>
  );
}
