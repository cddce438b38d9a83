import { Card } from '@tandem/ui/card';
import { Carousel } from '@tandem/ui/carousel';
import { Illustration, type IllustrationName } from '@tandem/ui/illustration';
import { Wrap } from '@tandem/ui/layout';
import { Link } from '@tandem/ui/link';
import { Text } from '@tandem/ui/text';
import { Bell, Compass, FileText, MessagesSquare, Scale, type LucideIcon } from 'lucide-react';
import { useText } from '../language/text';
import styles from './features-part.module.css';
import { useCarouselLabels } from './use-carousel-labels';

type Feature = {
  id: 'notifications' | 'builder' | 'salary' | 'coach' | 'interview';
  icon: LucideIcon;
  drawing: IllustrationName;
};

const features: readonly Feature[] = [
  { id: 'notifications', icon: Bell, drawing: 'nothing-new' },
  { id: 'builder', icon: FileText, drawing: 'empty-page' },
  { id: 'salary', icon: Scale, drawing: 'first-application' },
  { id: 'coach', icon: Compass, drawing: 'reading' },
  { id: 'interview', icon: MessagesSquare, drawing: 'no-one-yet' },
];

const FeatureCard = ({ id, icon: Icon, drawing }: Feature) => {
  const t = useText();
  return (
    <Card as="article" className={styles.card ?? ''}>
      <div>
        <p className={styles.kind}>
          <Icon aria-hidden size={20} />
          {t(`home.features.${id}.kind`)}
        </p>
        <h3 className={styles.title}>{t(`home.features.${id}`)}</h3>
        <Text tone="soft" className={styles.text}>
          {t(`home.features.${id}.text`)}
        </Text>
        {id === 'interview' && (
          <p className={styles.text}>
            <Link href="/blog">{t('home.features.interview.open')}</Link>
          </p>
        )}
      </div>
      <Illustration name={drawing} className={styles.drawing} />
    </Card>
  );
};

/** What else is there, one at a time. */
export const FeaturesPart = () => {
  const t = useText();
  const labels = useCarouselLabels();
  return (
    <section className={styles.part}>
      <Wrap>
        <Carousel
          label={t('home.features.label')}
          title={<h2 className={styles.heading}>{t('home.features')}</h2>}
          labels={labels}
          slides={features.map((feature) => ({ id: feature.id, content: <FeatureCard {...feature} /> }))}
        />
      </Wrap>
    </section>
  );
};
