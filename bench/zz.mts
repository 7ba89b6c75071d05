import { importacionBench } from '/work/main/bench/importacion.bench.ts';
await importacionBench();
