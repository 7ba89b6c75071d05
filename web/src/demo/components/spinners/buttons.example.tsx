import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../examples.module.css';

export default function SpinnerButtons() {
  const [reading, setReading] = useState(false);
  useEffect(() => {
    if (!reading) return;
    const timer = setTimeout(() => setReading(false), 2000);
    return () => clearTimeout(timer);
  }, [reading]);
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      <Button look="primary" icon={IconRefresh} busy={reading} onClick={() => setReading(true)}>
        {reading ? 'Leyendo el contador' : 'Leer el contador'}
      </Button>
      <Button busy>Enviando</Button>
      <Button look="quiet" small busy>
        Guardando
      </Button>
    </div>
  );
}
