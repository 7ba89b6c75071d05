import { useState } from 'react';
import { Repeater } from '../../kit/repeater/repeater.tsx';
import { type BillLine, BillLineFields, createBillLine } from './bill-line.tsx';

const FIRST: BillLine = { id: 'first', name: 'Revisión del contador', costEur: 32, quantity: 1 };

export default function BasicRepeater() {
  const [lines, setLines] = useState<readonly BillLine[]>([FIRST]);
  return (
    <Repeater
      label="Líneas de la factura"
      rows={lines}
      onChange={setLines}
      create={createBillLine}
      addLabel="Añadir una línea"
    >
      {(line, change) => <BillLineFields line={line} onChange={change} />}
    </Repeater>
  );
}
