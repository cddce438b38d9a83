import { Wrap } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { Text } from '@tandem/ui/text';
import { ArrowRight, Check } from 'lucide-react';
import { useText } from '../language/text';
import styles from './resume-part.module.css';

const points = ['account', 'read', 'yours'] as const;

const Sheets = () => {
  const t = useText();
  return (
    <div className={styles.pages} aria-hidden="true">
      <div className={`${styles.sheet ?? ''} ${styles.back ?? ''}`}>
        <b>{t('home.resume.sheet.skills')}</b>
        <i />
        <i />
        <i />
      </div>
      <div className={`${styles.sheet ?? ''} ${styles.front ?? ''}`}>
        <strong>Sanne Visser</strong>
        <p>{t('home.scene.resume.role')}, Utrecht</p>
        <b>{t('home.resume.sheet.summary')}</b>
        <p>{t('home.resume.sheet.sentence')}</p>
        <i />
        <b>{t('home.resume.sheet.experience')}</b>
        <i />
        <i />
        <i />
      </div>
    </div>
  );
};

/** The resume builder, and the way into it. */
export const ResumePart = () => {
  const t = useText();
  return (
    <section className={styles.part}>
      <Wrap className={styles.inner}>
        <Sheets />
        <div>
          <h2 className={styles.title}>{t('home.resume')}</h2>
          <Text size="lead" className={styles.text}>
            {t('home.resume.text')}
          </Text>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <Check aria-hidden size={20} />
                {t(`home.resume.point.${point}`)}
              </li>
            ))}
          </ul>
          <LinkButton href="/resume">
            {t('home.resume.open')}
            <ArrowRight aria-hidden size={18} />
          </LinkButton>
        </div>
      </Wrap>
    </section>
  );
};
