import { Markdown } from '@tandem/ui/markdown';
import type { Stories } from '../story';

const text = `# About the work

Waterkant heats **180,000 homes** with water from the river. You build the screens with which residents see what that costs.

- Own the component library
- Pair with two junior developers

> One day a week.

| Part | Weight |
| --- | --- |
| Skills | 38 |

Read more at [their site](https://example.org).`;

export default { title: 'Markdown', group: 'Data', states: { Text: () => <Markdown topLevel={3}>{text}</Markdown> } } satisfies Stories;
