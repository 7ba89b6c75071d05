import type { Chart, ChartConfiguration, ChartType } from 'chart.js';
import { useEffect, useRef, useState } from 'react';
import { fetchPart } from '../parts.ts';
import styles from './chart.module.css';

type Engine = typeof Chart;

type Props<T extends ChartType, D> = {
  /** Memoised by the caller: every new object redraws. */
  readonly config: ChartConfiguration<T, D, string>;
  readonly label: string;
  readonly height: number;
};

/** The canvas of a chart, as tall before the library arrives as after. */
export function ChartCanvas<T extends ChartType, D>({ config, label, height }: Props<T, D>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const chart = useRef<Chart<T, D, string>>(undefined);
  const [Engine, setEngine] = useState<Engine>();

  useEffect(() => {
    let gone = false;
    fetchPart(() => import('./engine.ts')).then(
      (engine) => !gone && setEngine(() => engine.Chart),
      () => undefined,
    );
    return () => {
      gone = true;
      chart.current?.destroy();
      chart.current = undefined;
    };
  }, []);

  useEffect(() => {
    if (!Engine || !canvas.current) return;
    if (!chart.current) {
      chart.current = new Engine(canvas.current, config);
      return;
    }
    chart.current.data = config.data;
    if (config.options) chart.current.options = config.options;
    chart.current.update('none');
  }, [Engine, config]);

  return (
    <div className={styles.canvas} style={{ blockSize: height }}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}
