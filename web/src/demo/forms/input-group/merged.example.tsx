import { IconLock, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { InputGroup } from '../../kit/input-group/input-group.tsx';

export default function MergedGroups() {
  const [search, setSearch] = useState('');
  const [budget, setBudget] = useState('1.500');
  return (
    <>
      <InputGroup
        merged
        label="Buscar un CUPS"
        before={<IconSearch size={18} stroke={1.7} aria-hidden />}
        placeholder="ES0021…"
        value={search}
        onChange={setSearch}
      />
      <InputGroup
        merged
        label="Presupuesto"
        inputMode="decimal"
        after="€ al año"
        value={budget}
        onChange={setBudget}
      />
      <InputGroup
        merged
        disabled
        label="Precio firmado"
        before={<IconLock size={18} stroke={1.7} aria-hidden />}
        after="€/kWh"
        value="0,138900"
        onChange={() => undefined}
      />
    </>
  );
}
