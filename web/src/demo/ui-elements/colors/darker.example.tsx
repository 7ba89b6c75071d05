import styles from './colors.module.css';
import { Swatch } from './swatch.tsx';

const COLOURS = ['accent', 'ok', 'info', 'warn', 'bad', 'idle'];
const STEPS = [20, 40, 60, 80];

export default function DarkerColours() {
  return (
    <>
      <p>Con un quinto más de negro en cada paso.</p>
      {COLOURS.map((name) => (
        <div key={name} className={`vt-tiles vt-gap-8 ${styles.steps}`}>
          {STEPS.map((step) => (
            <Swatch
              key={step}
              name={`${name} ${step} %`}
              css={`color-mix(in srgb, var(--vt-${name}), black ${step}%)`}
            />
          ))}
        </div>
      ))}
    </>
  );
}
