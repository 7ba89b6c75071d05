import { Worker, type WorkerOptions } from 'node:worker_threads';

const LAUNCHER = new URL('../../launcher/bundle.js', import.meta.url).href;

/** Starts a worker thread with one of our TypeScript modules: with its bundle, since through tsx it would take seconds. */
export function startWorker(module: URL, options: Omit<WorkerOptions, 'eval'>): Worker {
  const bootstrap = `
    import(${JSON.stringify(LAUNCHER)}).then(({ importThread }) => importThread(${JSON.stringify(module.href)}));
  `;
  return new Worker(bootstrap, { ...options, eval: true });
}
