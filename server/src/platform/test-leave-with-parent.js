/**
 * Loaded before a program that a test runs: it ends in order, with what it started, when the test's own process is gone, because
 * nobody else would end it then.
 */
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();
