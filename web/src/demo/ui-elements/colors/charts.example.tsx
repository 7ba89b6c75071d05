import styles from './colors.module.css';
import { Swatch } from './swatch.tsx';

const PERIODS = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'];

export default function ChartColours() {
  return (
    <>
      <p>Cada periodo tiene siempre el mismo color, en todas las gráficas.</p>
      <div className={`vt-tiles ${styles.swatches}`}>
        {PERIODS.map((name, at) => (
          <Swatch key={name} name={name} css={`var(--vt-chart-${at + 1})`} />
        ))}
      </div>
    </>
  );
}
