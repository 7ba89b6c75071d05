import { useState } from 'react';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

export default function LiveAlert() {
  const [reading, setReading] = useState('18432');
  const wrong = /\D/.test(reading.trim());
  return (
    <>
      <TextField
        label="Lectura del contador, en kWh"
        hint="Escribe una letra para ver la alerta."
        inputMode="numeric"
        value={reading}
        onChange={setReading}
      />
      <div role="alert">
        {wrong && <Notice tone="bad">La lectura solo lleva cifras: «{reading.trim()}» no vale.</Notice>}
      </div>
    </>
  );
}
