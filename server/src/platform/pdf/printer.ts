import { createHash } from 'node:crypto';
import { ProblemError, problem } from '../problems.ts';
import { WorkerPool } from '../worker-pool.ts';

export type Printer<Content> = (content: Content) => Promise<Buffer>;

type PrinterOptions = {
  /** A module that answers tasks: a content as input, the bytes of its PDF as the only part. */
  readonly module: URL;
  /** Bytes of PDFs that are kept to be given again. */
  readonly cacheBytes?: number;
};

const THREADS = 2;
const MEMORY_MB = 512;
const TIME_LIMIT_MS = 30_000;
const CACHE_BYTES = 32 * 1024 ** 2;

/**
 * Makes the PDFs of one template in threads of their own, where they keep no other call waiting, and keeps the last ones:
 * the same content is printed once, also when several ask for it at the same time. What is kept ends with the process, as
 * the template does, so that a new version of Vatio never gives a page of the old one.
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
      // The one that was asked for last is the last to be forgotten.
      sizes.delete(key);
      sizes.set(key, size);
    }
    return known;
  };
}

function notPrinted(): ProblemError {
  return problem({
    code: 'pdf-no-disponible',
    status: 503,
    title: 'El PDF no se ha podido hacer: vuelve a intentarlo en un momento',
  });
}
