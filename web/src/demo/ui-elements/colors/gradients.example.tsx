import styles from './colors.module.css';
import { Swatch } from './swatch.tsx';

const COLOURS = ['accent', 'ok', 'info', 'warn', 'bad', 'idle'];

export default function GradientColours() {
  return (
    <>
      <p>De cada color a su mezcla con el fondo, en diagonal.</p>
      <div className={`vt-tiles ${styles.swatches}`}>
        {COLOURS.map((name) => (
          <Swatch key={name} name={name} css={gradientOf(`var(--vt-${name})`)} />
        ))}
      </div>
    </>
  );
}

function gradientOf(colour: string): string {
  return `linear-gradient(118deg, ${colour}, color-mix(in srgb, ${colour} 55%, var(--vt-surface)))`;
}
