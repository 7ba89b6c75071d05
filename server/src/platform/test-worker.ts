import { setTimeout as wait } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { problem } from './problems.ts';
import { folderOfThread, TimeLeft } from './thread-time.ts';
import { answerTasks } from './worker-task.ts';

/** The tasks that the tests of `WorkerPool` send. */
export type TestTask =
  | 'thread'
  | 'count'
  | 'slow count'
  | 'busy count'
  | 'asleep'
  | 'problem'
  | 'failure'
  | 'uncloneable failure'
  | 'endless'
  | 'memory'
  | 'exit'
  | 'nothing';

answerTasks<TestTask, number>(async function* (task) {
  if (task === 'thread') yield threadId;
  if (task === 'count' || task === 'slow count') {
    for (let part = 1; part <= 3; part++) {
      if (task === 'slow count') await wait(200);
      yield part;
    }
  }
  for (let part = 1; task === 'busy count' && part <= 3; part++) {
    // The time of the process would count what the other threads of the tests do meanwhile.
    const work = new TimeLeft(100, folderOfThread());
    work.start();
    while (work.left() > 0);
    yield part;
  }
  if (task === 'asleep') await new Promise(() => undefined);
  if (task === 'problem') throw problem({ code: 'roto', status: 400, title: 'Está roto' });
  if (task === 'failure') throw new TypeError('broken');
  if (task === 'uncloneable failure') throw Object.assign(new Error('broken'), { cannotCross: () => 1 });
  if (task === 'endless') for (;;);
  if (task === 'memory') {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 1000 }, (_, i) => i + kept.length));
  }
  if (task === 'exit') process.exit(3);
});
