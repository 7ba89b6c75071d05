import { useState } from 'react';
import { formatFechaInWords, today } from '../../../format/date.ts';
import { DayCalendar } from '../../../ui/kit/dates/calendar.tsx';

export default function InlineCalendar() {
  const [day, setDay] = useState(today);
  return (
    <>
      <p>{formatFechaInWords(day)}</p>
      <div>
        <DayCalendar inline value={day} onChoose={setDay} />
      </div>
    </>
  );
}
