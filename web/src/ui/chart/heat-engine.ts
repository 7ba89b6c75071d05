import { MatrixController, MatrixElement } from 'chartjs-chart-matrix';
import { Chart } from './engine.ts';

// Few screens have a heat map: what draws its cells comes with them.
Chart.register(MatrixController, MatrixElement);

export { Chart };
