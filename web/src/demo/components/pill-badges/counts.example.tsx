import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { IconButton } from '../../../ui/nav/button.tsx';
import styles from '../examples.module.css';

const BELLS = [
  { id: 'read', name: 'Avisos leídos', tone: 'accent', look: 'solid', start: 6 },
  { id: 'late', name: 'Avisos con retraso', tone: 'bad', look: 'glow', start: 9 },
  { id: 'done', name: 'Avisos resueltos', tone: 'ok', look: 'solid', start: 12 },
] as const;

export default function CountedBells() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      {BELLS.map((bell) => (
        <CountedBell key={bell.id} {...bell} />
      ))}
    </div>
  );
}

function CountedBell({ name, tone, look, start }: (typeof BELLS)[number]) {
  const [count, setCount] = useState<number>(start);
  return (
    <span className={styles.counted}>
      <IconButton
        icon={IconBell}
        label={`${name}: ${count}`}
        onClick={() => setCount(Math.max(0, count - 1))}
      />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          <Badge look={look} tone={tone}>
            {count}
          </Badge>
        </span>
      )}
    </span>
  );
}
