import { IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { InputGroup } from '../../kit/input-group/input-group.tsx';

export default function BasicGroups() {
  const [page, setPage] = useState('panaderia-nunez');
  const [price, setPrice] = useState('0,142350');
  const [phone, setPhone] = useState('');
  return (
    <>
      <InputGroup label="Página del cliente" before="vatio.es/" value={page} onChange={setPage} />
      <InputGroup
        label="Precio de la energía"
        inputMode="decimal"
        before="P1"
        after="€/kWh"
        value={price}
        onChange={setPrice}
      />
      <InputGroup
        label="Teléfono"
        inputMode="tel"
        before={<IconPhone size={18} stroke={1.7} aria-hidden />}
        placeholder="600 000 000"
        value={phone}
        onChange={setPhone}
      />
    </>
  );
}
