import { useState } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FieldLook } from '../../kit/field-look/field-look.tsx';

const POSTCODE = /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/;

export default function CheckedInputs() {
  const [right, setRight] = useState('46001');
  const [wrong, setWrong] = useState('99001');
  return (
    <>
      <Postcode label="Código postal del suministro" value={right} onChange={setRight} />
      <Postcode label="Código postal fiscal" value={wrong} onChange={setWrong} />
    </>
  );
}

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function Postcode(props: Props) {
  const approved = POSTCODE.test(props.value);
  return (
    <FieldLook approved={approved}>
      <TextField
        {...props}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        error={approved ? undefined : 'Son cinco cifras, y las dos primeras van de 01 a 52.'}
        hint={approved ? 'Existe.' : undefined}
      />
    </FieldLook>
  );
}
