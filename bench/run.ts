import { analisisBench } from './analisis.bench.ts';
import { domainBench } from './domain.bench.ts';
import { importacionBench } from './importacion.bench.ts';
import { lectoresBench } from './lectores.bench.ts';
import { listaLocalBench } from './lista-local.bench.ts';
import { listadoBench } from './listado.bench.ts';

/** `npm run bench` runs every bench, and `npm run bench -- lectores` runs only those it names. */
const BENCHES: Readonly<Record<string, () => void | Promise<void>>> = {
  domain: domainBench,
  lectores: lectoresBench,
  analisis: analisisBench,
  'lista-local': listaLocalBench,
  listado: listadoBench,
  importacion: importacionBench,
};

const chosen = process.argv.slice(2);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (chosen.length === 0 || chosen.includes(name)) await bench();
}
