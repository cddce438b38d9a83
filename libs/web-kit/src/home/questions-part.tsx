import { Disclosure } from '@tandem/ui/disclosure';
import { Wrap } from '@tandem/ui/layout';
import { Link } from '@tandem/ui/link';
import { Note, Text } from '@tandem/ui/text';
import { config } from '../app/config';
import { Message, useText } from '../language/text';
import styles from './questions-part.module.css';
import type { Side } from './side';

const questions = {
  candidate: ['percentage', 'decides', 'cost', 'seen'],
  employer: ['percentage', 'decides', 'cost', 'start'],
} as const;

/** What people ask before they begin, and what a match is not. */
export const QuestionsPart = ({ side }: { side: Side }) => {
  const t = useText();
  const { email } = config().contact;
  return (
    <section className={styles.part}>
      <Wrap className={styles.inner}>
        <div>
          <h2 className={styles.title}>{t('home.faq')}</h2>
          <Text size="lead" className={styles.more}>
            <Message id="home.faq.more" values={{ email: <Link href={`mailto:${email}`}>{email}</Link> }} />
          </Text>
        </div>
        <div>
          {questions[side].map((question, index) => (
            <Disclosure key={question} defaultExpanded={index === 0} title={t(`home.faq.${question}`)}>
              {t(`home.faq.${question}.answer`)}
            </Disclosure>
          ))}
          <Note className={styles.note}>{t('home.disclaimer')}</Note>
        </div>
      </Wrap>
    </section>
  );
};
