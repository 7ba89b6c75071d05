import { useState } from 'react';
import { FileField } from '../../../ui/files/file-field.tsx';

export default function FileInputs() {
  const [bill, setBill] = useState<readonly File[]>([]);
  const [curves, setCurves] = useState<readonly File[]>([]);
  return (
    <>
      <FileField label="Una factura" accept="application/pdf" files={bill} onFiles={setBill} />
      <FileField label="Varias curvas de carga" multiple files={curves} onFiles={setCurves} />
    </>
  );
}
