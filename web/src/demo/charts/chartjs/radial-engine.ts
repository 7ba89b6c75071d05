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

// What only this page draws.
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
