import { useState } from 'react';
import { CheckField } from '../../../ui/fields/check-field.tsx';

export default function BasicCheckboxes() {
  const [bill, setBill] = useState(true);
  const [news, setNews] = useState(false);
  return (
    <>
      <CheckField label="Factura por correo" value={bill} onChange={setBill} />
      <CheckField label="Avisos de precio" value={news} onChange={setNews} />
      <CheckField label="Condiciones firmadas" disabled value onChange={() => undefined} />
      <CheckField
        label="Tarifa social, sin derecho a ella"
        disabled
        value={false}
        onChange={() => undefined}
      />
    </>
  );
}
