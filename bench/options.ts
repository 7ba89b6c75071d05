import { parseArgs } from 'node:util';

/** How much of a bench is run, such as `npm run bench -- caidas --postgres 10`. */
const DEFAULTS = {
  /** The deaths of PostgreSQL, of Node, and of both. */
  postgres: 100,
  node: 30,
  ambos: 30,
  usuarios: 200,
  minutos: 5,
  procesos: 2,
  puntos: 1_000_000,
  /** The rows of consumption that `particiones` writes, two years of each point. */
  filas: 480_000,
  /** How many times each call of `listado` is measured, after one that is not, and which share of the calls: one of so many. */
  rondas: 3,
  cada: 1,
};

/** Without one of these there is nothing to measure. */
const AT_LEAST_ONE: readonly string[] = ['usuarios', 'procesos', 'rondas', 'cada'];

export type BenchOptions = typeof DEFAULTS;

/** Reads the names of the benches and their options from what was written after `npm run bench --`. */
export function readBenchOptions(): { readonly names: readonly string[]; readonly options: BenchOptions } {
  const known = Object.keys(DEFAULTS) as (keyof BenchOptions)[];
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(known.map((name) => [name, { type: 'string' as const }])),
  });
  const options = { ...DEFAULTS };
  for (const name of known) {
    const given = values[name];
    if (given === undefined) continue;
    options[name] = Number(given);
    const least = AT_LEAST_ONE.includes(name) ? 1 : 0;
    if (!(options[name] >= least)) throw new Error(`--${name} pide un número, ${least} al menos`);
  }
  return { names: positionals, options };
}
