import { useState } from 'react';
import { ListButton, ListGroup } from '../../kit/list-group/list-group.tsx';
import styles from '../examples.module.css';

const PANES = [
  { name: 'Casa', text: 'Dos periodos de potencia y tres de energía: la tarifa 2.0TD.' },
  { name: 'Comercio', text: 'Más de 15 kW: seis periodos y maxímetro, la tarifa 3.0TD.' },
  { name: 'Industria', text: 'En alta tensión: de la 6.1TD a la 6.4TD, por los kilovoltios.' },
];

export default function PaneList() {
  const [chosen, setChosen] = useState(PANES[0]);
  return (
    <div className={`vt-columns ${styles.panes}`}>
      <ListGroup label="Clases de cliente">
        {PANES.map((pane) => (
          <ListButton key={pane.name} aria-pressed={pane === chosen} onClick={() => setChosen(pane)}>
            {pane.name}
          </ListButton>
        ))}
      </ListGroup>
      <p aria-live="polite">{chosen?.text}</p>
    </div>
  );
}
