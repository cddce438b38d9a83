// A thread for the tests of the pool: adds, throws or ends, as it is told.
const { parentPort } = require('node:worker_threads');

parentPort.on('message', ({ id, task }) => {
  if (task === 'die') process.exit(3);
  if (task === 'throw') parentPort.postMessage({ id, error: 'as told' });
  else parentPort.postMessage({ id, output: task + 1 });
});
