import { useState } from 'react';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';

const MOST = 20;

export default function CountedTextarea() {
  const [alias, setAlias] = useState('Nave del polígono');
  const over = alias.length - MOST;
  return (
    <TextAreaField
      label="Alias del suministro"
      rows={2}
      value={alias}
      onChange={setAlias}
      error={over > 0 ? `${alias.length} de ${MOST}: sobran ${over}.` : undefined}
      hint={over > 0 ? undefined : `${alias.length} de ${MOST}`}
    />
  );
}
