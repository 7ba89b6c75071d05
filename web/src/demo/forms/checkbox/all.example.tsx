import { useState } from 'react';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import styles from '../forms.module.css';

const METERS = ['Panadería', 'Obrador', 'Almacén'];

export default function AllOrSome() {
  const [read, setRead] = useState<readonly string[]>(['Obrador']);
  const isAll = read.length === METERS.length;
  const toggle = (meter: string) =>
    setRead(read.includes(meter) ? read.filter((other) => other !== meter) : [...read, meter]);
  return (
    <>
      <CheckField
        label="Todos los contadores"
        value={isAll}
        mixed={read.length > 0 && !isAll}
        onChange={(all) => setRead(all ? METERS : [])}
      />
      <div className={styles.inside}>
        {METERS.map((meter) => (
          <CheckField key={meter} label={meter} value={read.includes(meter)} onChange={() => toggle(meter)} />
        ))}
      </div>
    </>
  );
}
