import { CompanyMark } from '@tandem/ui/avatar';
import { Card } from '@tandem/ui/card';
import { Carousel } from '@tandem/ui/carousel';
import { Wrap } from '@tandem/ui/layout';
import { MatchRing } from '@tandem/ui/match-ring';
import { Mark } from '@tandem/ui/reason';
import { Message, useText } from '../language/text';
import { exampleLogos } from './example-logos';
import styles from './matches-part.module.css';
import { useCarouselLabels } from './use-carousel-labels';

const examples = [
  { id: 'nurse', company: 'Zorgpad', city: 'Amersfoort', percentage: 91, reasons: 5 },
  { id: 'analyst', company: 'Noorderlicht', city: 'Groningen', percentage: 78, reasons: 4 },
  { id: 'grower', company: 'Kiem', city: 'Venlo', percentage: 64, reasons: 3 },
] as const;

const Example = ({ id, company, city, percentage, reasons }: (typeof examples)[number]) => {
  const t = useText();
  return (
    <Card as="article" className={styles.card ?? ''}>
      <div className={styles.head}>
        <CompanyMark name={company} src={exampleLogos[id]} />
        <div className={styles.name}>
          <h3 className={styles.title}>{t(`home.matches.${id}.title`)}</h3>
          <p className={styles.place}>
            {company}, {city}
          </p>
        </div>
        <MatchRing percentage={percentage} label={t('home.matches.percent', { percentage })} />
      </div>
      <p className={styles.text}>
        <Message
          id={`home.matches.${id}.text`}
          values={{ for: (words) => <Mark>{words}</Mark>, against: (words) => <Mark side="against">{words}</Mark> }}
        />
      </p>
      <div className={styles.sum}>
        <span className={styles.for}>{t('home.matches.for', { count: reasons })}</span>
        <span className={styles.against}>{t(`home.matches.${id}.against`)}</span>
      </div>
    </Card>
  );
};

/** Three matches as candidates see them, the weak spots included. */
export const MatchesPart = () => {
  const t = useText();
  const labels = useCarouselLabels();
  return (
    <section className={styles.part}>
      <Wrap>
        <Carousel
          inView={3}
          label={t('home.matches.label')}
          title={<h2 className={styles.heading}>{t('home.matches')}</h2>}
          labels={labels}
          slides={examples.map((example) => ({ id: example.id, content: <Example {...example} /> }))}
        />
      </Wrap>
    </section>
  );
};
