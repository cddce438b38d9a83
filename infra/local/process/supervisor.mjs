// @ts-check
import { StartProblem } from '../problem.mjs';
import { lastLines, startChild } from './child.mjs';

/** Stopped from the first to the last: whoever needs another is gone before it. */
const stopOrder = /** @type {const} */ (['apps', 'services', 'infrastructure']);

/** How often a process that ends may be started again before something else has to be wrong. */
const restarts = { most: 3, withinMs: 60_000 };

/** @typedef {typeof stopOrder[number]} Stage */

/**
 * Owner of every process of a stack: starts them, notices when one ends by itself, stops them in order.
 */
export class Supervisor {
  /** @type {{ stage: Stage, child: import('./child.mjs').Child }[]} */
  #children = [];
  #stopping = new AbortController();
  /** @type {(problem: StartProblem) => void} */
  #reportCrash = () => undefined;

  /** @type {Promise<never>} Rejects when a process ends that nobody asked to. */
  crashed = new Promise((_, reject) => {
    this.#reportCrash = reject;
  });

  get isStopping() {
    return this.#stopping.signal.aborted;
  }

  /** Aborts when the stack is being stopped, for work that is not a process of its own. */
  get stopSignal() {
    return this.#stopping.signal;
  }

  constructor() {
    // Whoever cares waits for it; until then a crash must not count as an error nobody handles.
    this.crashed.catch(() => undefined);
  }

  /**
   * @param {Stage} stage
   * @param {import('./child.mjs').ChildOptions} options
   * @param {(how: string) => boolean} [onEnd] Called when it ends by itself; whether that is taken care of.
   * @throws when the stack is being stopped
   */
  start(stage, options, onEnd = () => false) {
    this.#stopping.signal.throwIfAborted();
    const child = startChild(options);
    const entry = { stage, child };
    this.#children.push(entry);
    void child.ended.then((how) => {
      if (this.isStopping) return;
      this.#children.splice(this.#children.indexOf(entry), 1);
      if (onEnd(how)) return;
      this.#reportCrash(new StartProblem(`${child.name} ${how}. Its last lines (${child.log}):\n${lastLines(child.log)}`));
    });
    return child;
  }

  /**
   * Starts a process and waits until it is ready. From then on it is started again when it ends by itself, as a cluster would do, unless
   * that happens again and again.
   * @param {Stage} stage
   * @param {import('./child.mjs').ChildOptions} options
   * @param {(child: import('./child.mjs').Child) => Promise<void>} untilReady
   * @param {(line: string) => void} say
   * @throws when it does not become ready, or the stack is being stopped
   */
  async keep(stage, options, untilReady, say) {
    /** @type {number[]} */
    let ends = [];
    const begin = async () => {
      let isReady = false;
      const child = this.start(stage, options, (how) => {
        ends = [...ends.filter((at) => Date.now() - at < restarts.withinMs), Date.now()];
        if (!isReady || ends.length > restarts.most) return false;
        say(`${options.name} ${how}; it is started again.`);
        // A start that fails ends the process, which is reported then.
        void begin().catch(() => child.kill());
        return true;
      });
      await untilReady(child);
      isReady = true;
    };
    await begin();
  }

  /**
   * Runs a command that is expected to end, such as a build. It is ended too when the stack is stopped.
   * @param {import('./child.mjs').ChildOptions} options
   * @param {(child: import('./child.mjs').Child) => void} [onStarted]
   * @returns {Promise<{ code: number | null, log: string }>}
   * @throws when the stack is being stopped meanwhile
   */
  async run(options, onStarted) {
    this.#stopping.signal.throwIfAborted();
    const child = startChild({ stopsAsGroup: true, ...options });
    const entry = { stage: /** @type {Stage} */ ('apps'), child };
    this.#children.push(entry);
    onStarted?.(child);
    await child.ended;
    child.kill(); // What it left behind, if anything.
    this.#children.splice(this.#children.indexOf(entry), 1);
    this.#stopping.signal.throwIfAborted();
    return { code: child.exitCode(), log: child.log };
  }

  /**
   * Gives a process one message and waits for its answer, after which it ends by itself.
   * @param {import('./child.mjs').ChildOptions} options
   * @param {object} question
   * @param {string} kind Of the answer.
   * @returns {Promise<any>}
   */
  async ask(options, question, kind) {
    /** @type {any} */
    let answer;
    const { code, log } = await this.run({ ...options, hasChannel: true }, (child) => {
      void child.message(kind).then((message) => (answer = message));
      child.send(question);
    });
    if (code === 0 && answer) return answer;
    throw new StartProblem(`${options.name} failed. Its last lines (${log}):\n${lastLines(log)}`);
  }

  async stopAll() {
    this.#stopping.abort();
    for (const stage of stopOrder) {
      await Promise.all(this.#children.filter((entry) => entry.stage === stage).map(({ child }) => child.stop()));
    }
  }

  /** Ends everything at once, without waiting for work in progress. */
  killAll() {
    this.#stopping.abort();
    for (const { child } of this.#children) child.kill();
  }
}
