import { useState } from 'react';
import { RadioGroup } from '../../../ui/kit/choices/radio-group.tsx';

const SPANS = { day: 'un día', month: 'un mes', year: 'un año' } as const;

export default function ChoiceButtons() {
  const [span, setSpan] = useState<keyof typeof SPANS>('month');
  return (
    <>
      <RadioGroup
        look="buttons"
        label="Consumo de"
        value={span}
        onChange={setSpan}
        options={[
          { value: 'day', label: 'Día' },
          { value: 'month', label: 'Mes' },
          { value: 'year', label: 'Año' },
        ]}
      />
      <p>Se muestra el consumo de {SPANS[span]}.</p>
    </>
  );
}
