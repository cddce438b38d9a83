import type { MatchTasks } from './match-tasks';
import type { SearchTasks } from './search-tasks';

/** What a thread can be asked. */
export type Tasks = MatchTasks & SearchTasks;
export type TaskName = keyof Tasks;
export type Task = { [N in TaskName]: { name: N; input: Tasks[N]['input'] } }[TaskName];
