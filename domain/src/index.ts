export * from './calendario.ts';
export * from './fecha.ts';
export * from './result.ts';
export * from './tarifas.ts';
