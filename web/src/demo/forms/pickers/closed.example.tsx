import { useState } from 'react';
import { today } from '../../../format/date.ts';
import { addDays } from '../../../format/parse-date.ts';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';

export default function ClosedDays() {
  const [day, setDay] = useState('');
  const closed = [{ from: today(), to: addDays(today(), 4) }];
  return (
    <DateField
      label="Cambio de comercializadora"
      hint="Los próximos cinco días no se puede: la distribuidora los necesita."
      closed={closed}
      value={day}
      onChange={setDay}
    />
  );
}
