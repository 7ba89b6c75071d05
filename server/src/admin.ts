import { runCommand } from './command.ts';
import { createAdmin } from './create-admin.ts';
import type { Cleanup } from './platform/cleanup.ts';
import { removeSecondStep } from './remove-second-step.ts';

await runCommand((args: string[], cleanup: Cleanup) =>
  args[0] === 'remove-second-step' ? removeSecondStep(args.slice(1), cleanup) : createAdmin(args, cleanup),
);
