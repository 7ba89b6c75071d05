import { notPrinted } from '../../../platform/pdf/printer.ts';
import type { PlaceToSign } from '../../../platform/signature/provider.ts';
import { WorkerPool } from '../../../platform/worker-pool.ts';
import type { ContratoToPrint } from './contenido.ts';

export type PaperWithPlaces = { readonly pdf: Uint8Array; readonly places: readonly PlaceToSign[] };

const pool = new WorkerPool<ContratoToPrint, PaperWithPlaces>({
  module: new URL('./with-places-worker.ts', import.meta.url),
  threads: 1,
  memoryMb: 512,
  timeLimitMs: 30_000,
  exceeded: () => notPrinted(),
});

/** Prints a contract in a thread of its own, and tells where in it one signs. */
export async function printWithPlaces(
  contrato: ContratoToPrint,
): Promise<{ readonly pdf: Buffer; readonly places: readonly PlaceToSign[] }> {
  const { pdf, places } = await pool.run(contrato);
  return { pdf: Buffer.from(pdf), places };
}
