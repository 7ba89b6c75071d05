import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** What a build has taken, and what it is made of. */
export type MeasuredBuild = {
  readonly wallSeconds: number;
  /** The time of all its threads on the processors, which waiting for other programs does not add to. */
  readonly processorSeconds: number;
  /** The most memory that it has had. */
  readonly memoryMb: number;
  readonly chunks: readonly Pick<
    Rolldown.OutputChunk,
    'fileName' | 'imports' | 'moduleIds' | 'facadeModuleId'
  >[];
};

/** Builds the web as it is released, in a process of its own that writes into the given folder. */
const [outDir] = process.argv.slice(2);
if (!outDir) throw new Error('Which folder?');
const begun = performance.now();
const { output } = (await build({
  root: join(import.meta.dirname, '..'),
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
})) as Rolldown.RolldownOutput;
const { user, system } = process.cpuUsage();
const measured: MeasuredBuild = {
  wallSeconds: (performance.now() - begun) / 1000,
  processorSeconds: (user + system) / 1e6,
  memoryMb: process.resourceUsage().maxRSS / 1024,
  chunks: output
    .filter((file) => file.type === 'chunk')
    .map(({ fileName, imports, moduleIds, facadeModuleId }) => ({
      fileName,
      imports,
      moduleIds,
      facadeModuleId,
    })),
};
process.stdout.write(JSON.stringify(measured));
