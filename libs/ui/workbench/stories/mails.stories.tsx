import type { ComponentType } from 'react';
import { mails } from 'virtual:mails';
import { Disclosure } from '@tandem/ui/disclosure';
import { Stack } from '@tandem/ui/layout';
import type { Stories } from '../story';
import styles from '../workbench.module.css';

const Mail = ({ subject, html, plain }: (typeof mails)[number]) => (
  <Stack gap={3}>
    <strong>{subject}</strong>
    {/* Nothing in a mail may run or load: the frame forbids it. */}
    <iframe className={styles.mail} title={subject} srcDoc={html} sandbox="" loading="lazy" />
    <Disclosure title="As plain text">
      <pre className={styles.plain}>{plain}</pre>
    </Disclosure>
  </Stack>
);

const states = mails.map((mail): [string, ComponentType] => [`${mail.name} (${mail.language})`, () => <Mail {...mail} />]);

export default { title: 'Mails', group: 'Mails', states: Object.fromEntries(states) } satisfies Stories;
