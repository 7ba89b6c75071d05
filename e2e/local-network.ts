import { Cleanup } from '../server/src/platform/cleanup.ts';
import { loadConfig } from '../server/src/platform/config.ts';
import { start } from '../server/src/start.ts';

/**
 * Starts the product as `server/src/main.ts` does, but for the names of the internet, all of which are this machine: what a
 * test serves here stands for those whom the product calls.
 */
const cleanup = new Cleanup();
process.on('SIGTERM', async () => {
  await cleanup.run();
  process.exit(0);
});
const network = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowed: (address: string) => address === '127.0.0.1',
};
console.log(await start({ ...loadConfig(), network }, cleanup));
