import { useState } from 'react';
import { today } from '../../../format/date.ts';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';

export default function DayPickerExample() {
  const [day, setDay] = useState(today);
  return (
    <DateField
      label="Alta del contrato"
      hint="Escríbela, muévela con las flechas o elígela en el calendario."
      value={day}
      onChange={setDay}
    />
  );
}
