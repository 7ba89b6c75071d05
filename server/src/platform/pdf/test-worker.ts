import { threadId } from 'node:worker_threads';
import { answerTasks } from '../worker-task.ts';

/** A test page says in which thread, and after how many others, it was made. */
export type TestPage = { readonly text: string; readonly bytes?: number; readonly fails?: 'exit' | 'throw' };

let made = 0;

answerTasks<TestPage, Uint8Array>(async function* ({ text, bytes = 0, fails }) {
  made++;
  if (fails === 'exit') process.exit(1);
  if (fails === 'throw') throw new TypeError('a fault of the template');
  yield Buffer.from(`${text} ${threadId} ${made}`.padEnd(bytes));
});
