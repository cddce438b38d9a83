import { Page, PageHead } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { Note, Text } from '@tandem/ui/text';
import { config } from '../app/config';
import { useText } from '../language/text';
import styles from './blog.module.css';
import { GuideDrawing } from './guide-drawing';
import { BackToBlog } from './post-page';

const steps = [1, 2, 3, 4, 5] as const;

/** How a LinkedIn profile becomes a resume. The builder is in the candidate app. */
const LinkedInGuidePage = () => {
  const t = useText();
  const builder = config().app === 'candidate' ? '/resume' : `${config().urls.candidate}/resume`;
  return (
    <Page>
      <div className={styles.post}>
        <BackToBlog />
        <PageHead title={t('linkedin_guide.title')} className={styles.guideHead}>
          {t('linkedin_guide.intro')}
        </PageHead>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step} className={styles.step}>
              <GuideDrawing step={step} />
              <div>
                <Text size="small" tone="muted">
                  {t('linkedin_guide.step', { number: step })}
                </Text>
                <h2 className={styles.title}>{t(`linkedin_guide.${step}.title`)}</h2>
                <Text tone="soft">{t(`linkedin_guide.${step}.text`)}</Text>
              </div>
            </li>
          ))}
        </ol>
        <LinkButton href={builder} variant="primary" className={styles.start}>
          {t('linkedin_guide.start')}
        </LinkButton>
        <Note>{t('linkedin_guide.note')}</Note>
      </div>
    </Page>
  );
};

export default LinkedInGuidePage;
