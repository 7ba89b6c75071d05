import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../extensions.module.css';

const TIMES = [
  { name: 'Tres segundos', lastsMs: 3_000 },
  { name: 'Diez segundos', lastsMs: 10_000 },
  { name: 'Hasta que la cierres', lastsMs: Number.POSITIVE_INFINITY },
];

export default function NoticeTimes() {
  return (
    <>
      <p>Mientras el puntero o el foco están encima, el tiempo no corre.</p>
      <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
        {TIMES.map(({ name, lastsMs }) => (
          <Button key={name} onClick={() => notify(name, { lastsMs, bar: Number.isFinite(lastsMs) })}>
            {name}
          </Button>
        ))}
      </div>
    </>
  );
}
