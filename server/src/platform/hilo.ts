import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Starts a thread with a module of ours. It does not inherit the reader of TypeScript of the process: it brings its own. */
export function abrirHilo(modulo: URL, opciones: Omit<WorkerOptions, 'eval'>): Worker {
  const arranque = `
    import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))}).then(({ register }) => {
      register();
      return import(${JSON.stringify(modulo.href)});
    });
  `;
  return new Worker(arranque, { ...opciones, eval: true });
}
