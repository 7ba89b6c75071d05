import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a worker thread with one of our TypeScript modules. A worker does not inherit the TypeScript loader of the process, so
 * it registers its own before it imports the module.
 */
export function startWorker(module: URL, options: Omit<WorkerOptions, 'eval'>): Worker {
  const bootstrap = `
    import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))}).then(({ register }) => {
      register();
      return import(${JSON.stringify(module.href)});
    });
  `;
  return new Worker(bootstrap, { ...options, eval: true });
}
