import { useState } from 'react';
import { FieldLook } from '../../kit/field-look/field-look.tsx';
import { InputGroup } from '../../kit/input-group/input-group.tsx';

export default function GroupSizes() {
  const [power, setPower] = useState('4,6');
  const group = { inputMode: 'decimal', after: 'kW', value: power, onChange: setPower } as const;
  return (
    <>
      <FieldLook size="large">
        <InputGroup label="Grande" {...group} />
      </FieldLook>
      <InputGroup label="De siempre" {...group} />
      <FieldLook size="small">
        <InputGroup label="Pequeña" {...group} />
      </FieldLook>
    </>
  );
}
