import { createAdmin } from './create-admin.ts';
import { Cleanup } from './platform/cleanup.ts';
import { errorMessage } from './platform/errors.ts';

const cleanup = new Cleanup();
try {
  console.log(await createAdmin(process.argv.slice(2), cleanup));
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
} finally {
  await cleanup.run();
}
