import { useState } from 'react';
import { SeveralField } from '../../../ui/kit/combobox/several-field.tsx';

const RIGHTS = [
  { value: 'read', label: 'Consultar' },
  { value: 'sell', label: 'Vender' },
  { value: 'sign', label: 'Firmar' },
  { value: 'bill', label: 'Facturar' },
];

export default function FixedChoices() {
  const [rights, setRights] = useState<readonly string[]>(['read', 'sell']);
  return (
    <SeveralField
      label="Permisos"
      hint="Consultar no se puede quitar."
      fixed={['read']}
      value={rights}
      onChange={setRights}
      options={RIGHTS}
    />
  );
}
