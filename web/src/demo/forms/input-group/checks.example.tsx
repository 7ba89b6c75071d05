import { useState } from 'react';
import { InputGroup } from '../../kit/input-group/input-group.tsx';

const WAYS = ['Correo', 'Teléfono'] as const;

export default function GroupsWithChecks() {
  const [limited, setLimited] = useState(true);
  const [limit, setLimit] = useState('90');
  const [way, setWay] = useState<(typeof WAYS)[number]>('Correo');
  const [answers, setSaid] = useState<Readonly<Record<string, string>>>({ Correo: 'marta@example.com' });
  return (
    <>
      <InputGroup
        label="Avisar al pasar de"
        inputMode="numeric"
        before={
          <input
            type="checkbox"
            aria-label="Poner un límite"
            checked={limited}
            onChange={({ target }) => setLimited(target.checked)}
          />
        }
        after="kWh al día"
        disabled={!limited}
        value={limit}
        onChange={setLimit}
      />
      {WAYS.map((name) => (
        <InputGroup
          key={name}
          label={name}
          before={
            <input
              type="radio"
              name="group-way"
              aria-label={`Avisar por ${name.toLowerCase()}`}
              checked={way === name}
              onChange={() => setWay(name)}
            />
          }
          disabled={way !== name}
          value={answers[name] ?? ''}
          onChange={(text) => setSaid({ ...answers, [name]: text })}
        />
      ))}
    </>
  );
}
