import { runCommand } from './command.ts';
import { createAdmin } from './create-admin.ts';

await runCommand(createAdmin);
