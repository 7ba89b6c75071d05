import { useState } from 'react';
import { ListButton, ListGroup } from '../../kit/list-group/list-group.tsx';

export default function DisabledList() {
  const [period, setPeriod] = useState('Punta');
  return (
    <ListGroup label="Periodos">
      {['Punta', 'Llano', 'Valle'].map((name) => (
        <ListButton key={name} aria-pressed={period === name} onClick={() => setPeriod(name)}>
          {name}
        </ListButton>
      ))}
      <ListButton disabled>Supervalle: solo para el coche eléctrico</ListButton>
    </ListGroup>
  );
}
