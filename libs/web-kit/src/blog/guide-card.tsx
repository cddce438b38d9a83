import { CardLink } from '@tandem/ui/card';
import { Text } from '@tandem/ui/text';
import { useText } from '../language/text';
import styles from './blog.module.css';
import { GuideDrawing } from './guide-drawing';

/** Leads to the guide about LinkedIn. */
export const GuideCard = () => {
  const t = useText();
  return (
    <CardLink href="/blog/linkedin-resume" className={styles.guide}>
      <GuideDrawing step={4} />
      <div>
        <Text size="small" tone="muted">
          {t('blog.guide.label')}
        </Text>
        <h2 className={styles.title}>{t('linkedin_guide.title')}</h2>
        <Text size="medium" tone="soft">
          {t('linkedin_guide.intro')}
        </Text>
      </div>
    </CardLink>
  );
};
