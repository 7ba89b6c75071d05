import {
  ArcElement,
  BubbleController,
  DoughnutController,
  PolarAreaController,
  RadarController,
  RadialLinearScale,
  ScatterController,
} from 'chart.js';
import { Chart } from '../../../ui/chart/engine.ts';

// Only this page draws these kinds of charts, so the product does not load them.
Chart.register(
  ArcElement,
  BubbleController,
  DoughnutController,
  PolarAreaController,
  RadarController,
  RadialLinearScale,
  ScatterController,
);

export { Chart };
