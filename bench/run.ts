import { analisisBench } from './analisis.bench.ts';
import { busquedaBench } from './busqueda.bench.ts';
import { caidasBench } from './caidas.bench.ts';
import { documentosBench } from './documentos.bench.ts';
import { domainBench } from './domain.bench.ts';
import { herramientasBench } from './herramientas.bench.ts';
import { importacionBench } from './importacion.bench.ts';
import { informesBench } from './informes.bench.ts';
import { lectoresBench } from './lectores.bench.ts';
import { listaLocalBench } from './lista-local.bench.ts';
import { listadoBench } from './listado.bench.ts';
import { mercadoBench } from './mercado.bench.ts';
import { type BenchOptions, readBenchOptions } from './options.ts';
import { papelesBench } from './papeles.bench.ts';
import { particionesBench } from './particiones.bench.ts';
import { peticionesBench } from './peticiones.bench.ts';
import { restauracionBench } from './restauracion.bench.ts';
import { tablasBench } from './tablas.bench.ts';
import { usuariosBench } from './usuarios.bench.ts';

type Bench = (options: BenchOptions) => void | Promise<void>;

/** `npm run bench` runs every one of these, and `npm run bench -- lectores` only those it names. */
const BENCHES: Readonly<Record<string, Bench>> = {
  domain: domainBench,
  mercado: mercadoBench,
  lectores: lectoresBench,
  tablas: tablasBench,
  papeles: papelesBench,
  analisis: analisisBench,
  documentos: documentosBench,
  'lista-local': listaLocalBench,
  listado: listadoBench,
  busqueda: busquedaBench,
  informes: informesBench,
  importacion: importacionBench,
  peticiones: peticionesBench,
  particiones: particionesBench,
};

/** These take many minutes and run only when they are named. */
const DRILLS: Readonly<Record<string, Bench>> = {
  caidas: caidasBench,
  usuarios: usuariosBench,
  restauracion: restauracionBench,
  herramientas: herramientasBench,
};

const { names, options } = readBenchOptions();
for (const [name, bench] of Object.entries({ ...BENCHES, ...DRILLS })) {
  if (names.includes(name) || (names.length === 0 && name in BENCHES)) await bench(options);
}
