import { createHash } from 'node:crypto';
import { ProblemError, problem } from '../problems.ts';
import { WorkerPool } from '../worker-pool.ts';

export type Printer<Content> = (content: Content) => Promise<Buffer>;

type PrinterOptions = {
  /**
   * The module answers tasks with `answerTasks`: its input is a content and its only part the bytes of the PDF.
   */
  readonly module: URL;
  /** The most bytes of PDFs that are kept to be given again. */
  readonly cacheBytes?: number;
};

const THREADS = 2;
const MEMORY_MB = 512;
const TIME_LIMIT_MS = 30_000;
const CACHE_BYTES = 32 * 1024 ** 2;

/**
 * Prints the PDFs of one template in threads of their own, so that no other call waits, and keeps the latest
 * ones: one content is printed once, even when several ask for it at the same time. The cache ends with the
 * process, so that a new version of Vatio never gives a page of the old template.
 */
export function createPrinter<Content>({
  module,
  cacheBytes = CACHE_BYTES,
}: PrinterOptions): Printer<Content> {
  const pool = new WorkerPool<Content, Uint8Array>({
    module,
    threads: THREADS,
    memoryMb: MEMORY_MB,
    timeLimitMs: TIME_LIMIT_MS,
    exceeded: () => notPrinted(),
  });
  const kept = new Map<string, Promise<Buffer>>();
  const sizes = new Map<string, number>();
  let total = 0;

  const forget = (key: string) => {
    kept.delete(key);
    total -= sizes.get(key) ?? 0;
    sizes.delete(key);
  };
  const print = async (key: string, content: Content): Promise<Buffer> => {
    try {
      const bytes = Buffer.from(await pool.run(content));
      sizes.set(key, bytes.length);
      total += bytes.length;
      for (const oldest of sizes.keys()) {
        if (total <= cacheBytes) break;
        forget(oldest);
      }
      return bytes;
    } catch (error) {
      forget(key);
      if (error instanceof ProblemError) throw error;
      throw Object.assign(notPrinted(), { cause: error });
    }
  };

  return (content) => {
    const key = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    const known = kept.get(key);
    if (known === undefined) {
      const printing = print(key, content);
      kept.set(key, printing);
      return printing;
    }
    const size = sizes.get(key);
    if (size !== undefined) {
      // Deleting and adding the key moves it to the end, which is forgotten last.
      sizes.delete(key);
      sizes.set(key, size);
    }
    return known;
  };
}

export function notPrinted(): ProblemError {
  return problem({
    code: 'pdf-no-disponible',
    status: 503,
    title: 'El PDF no se ha podido hacer: vuelve a intentarlo en un momento',
  });
}
