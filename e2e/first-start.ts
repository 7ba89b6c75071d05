import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a product that has started once, and stopped. */
    startedFolder: string;
  }
}

/** Before all journeys: a first start builds the web where it is old, and makes the demo portfolio that each journey copies. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'vatio-e2e-'));
  const product = await startProduct({ folder });
  await product.stop();
  project.provide('startedFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
