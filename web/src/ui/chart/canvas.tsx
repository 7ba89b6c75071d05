import type { Chart, ChartConfiguration, ChartType } from 'chart.js';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { onPrint } from '../on-print.ts';
import { onFirstSign } from '../overlay/on-demand.tsx';
import { fetchPart } from '../parts.ts';
import styles from './chart.module.css';
import { movedBy } from './use-point.ts';

type Engine = typeof Chart;

type Props<T extends ChartType, D> = {
  /** The caller memoises it: every new object draws the chart anew. */
  readonly config: ChartConfiguration<T, D, string>;
  readonly label: string;
  readonly height: number;
  /** The library that draws kinds of charts which the usual one does not know. It must always be the same function. */
  readonly engine?: () => Promise<{ readonly Chart: Engine }>;
};

const USUAL = () => import('./engine.ts');

/** The canvas has the same height before the library arrives as after, so that nothing moves. */
export function ChartCanvas<T extends ChartType, D>({ config, label, height, engine = USUAL }: Props<T, D>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const chart = useRef<Chart<T, D, string>>(undefined);
  const Engine = useEngine(canvas, engine);

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
  useEffect(
    () => () => {
      chart.current?.destroy();
      chart.current = undefined;
    },
    [],
  );

  const [told, setTold] = useState('');
  const at = useRef<number>(undefined);
  const point = (next: number | undefined) => {
    at.current = next;
    setTold(chart.current ? pointAt(chart.current, next) : '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { labels, datasets } = chart.current?.data ?? {};
    const points = labels?.length ? labels : datasets?.[0]?.data;
    const next = movedBy(event.key, at.current, Array.isArray(points) ? points.length : 0);
    if (next === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    point(next);
  };

  return (
    <div className={styles.canvas} style={{ blockSize: height }}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        {...REACHABLE}
        onKeyDown={onKeyDown}
        onBlur={() => point(undefined)}
      />
      <p className="vt-hidden" role="status">
        {told}
      </p>
    </div>
  );
}

/** The library that draws, once the canvas is near. */
function useEngine(
  canvas: RefObject<HTMLCanvasElement | null>,
  load: () => Promise<{ readonly Chart: Engine }>,
): Engine | undefined {
  const [Engine, setEngine] = useState<Engine>();
  useEffect(() => {
    let gone = false;
    let atHand: Engine | undefined;
    let wanted = false;
    const draw = () => {
      if (wanted && !gone && atHand) setEngine(() => atHand);
    };
    const fetchEngine = async () => {
      atHand ??= (await fetchPart(load).catch(() => undefined))?.Chart;
      draw();
    };
    const want = () => {
      wanted = true;
      void fetchEngine();
    };
    const stops = [
      whenNear(canvas.current, want),
      // Paper is not scrolled, and does not wait: a chart out of sight is drawn at once with what has come before.
      onFirstSign(() => void fetchEngine()),
      onPrint(() => {
        want();
        flushSync(draw);
      }),
    ];
    return () => {
      gone = true;
      for (const stop of stops) stop();
    };
  }, [canvas, load]);
  return Engine;
}

/** How far beyond the window a chart begins to be drawn, so that whoever scrolls finds it there. */
const NEAR = '400px';

/** Runs once an element is in the window or near it. Answers how to stop waiting. */
function whenNear(element: Element | null, run: () => void): () => void {
  if (!element || !('IntersectionObserver' in window)) {
    run();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** The canvas takes the focus because the arrow keys walk along its points. */
const REACHABLE = { tabIndex: 0 } as const;

/** Points at a place of a chart as the pointer does, and returns the text of its tooltip. */
function pointAt<T extends ChartType, D>(chart: Chart<T, D, string>, index: number | undefined): string {
  const active =
    index === undefined
      ? []
      : chart.data.datasets.flatMap((_, datasetIndex) =>
          chart.isDatasetVisible(datasetIndex) ? [{ datasetIndex, index }] : [],
        );
  chart.setActiveElements(active);
  chart.tooltip?.setActiveElements(active, { x: 0, y: 0 });
  chart.update('none');
  const { title = [], body = [] } = chart.tooltip ?? {};
  return active.length > 0 ? [...title, ...body.flatMap(({ lines }) => lines)].join(' ').trim() : '';
}
