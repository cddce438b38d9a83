import type { ResumeSettings } from '@tandem/contracts/entities/resume';
import { pageBreaks, type PageBreak } from '@tandem/domain/resume';
import type { Layout } from '@tandem/resume-layout/page';
import { useText } from '@tandem/web-kit/language/text';
import { SeparatorHorizontal } from 'lucide-react';
import { useBuilder } from '../builder-context';
import styles from './page-breaks.module.css';

const names = { experience: 'builder.experiences', education: 'builder.educations', certification: 'builder.certifications' } as const;
const isBreak = (section: string): section is PageBreak => pageBreaks.some((name) => name === section);

/** From this zoom on words are no higher than the line of a heading; on a smaller page they would lie on the dates below it. */
const roomForWords = 0.8;

type Props = { layout: Layout; settings: ResumeSettings; page: number; zoom: number };

/** Buttons beside the headings of a page that say where a new page begins. */
export const PageBreaks = ({ layout, settings, page, zoom }: Props) => {
  const t = useText();
  const { change } = useBuilder();
  const toggle = (section: PageBreak): void =>
    change(`break ${section}`, (before) => {
      const others = before.settings.pageBreaks.filter((one) => one !== section);
      const isOn = others.length < before.settings.pageBreaks.length;
      return { ...before, settings: { ...before.settings, pageBreaks: isOn ? others : [...others, section] } };
    });
  return layout.starts
    .filter((start) => start.page === page)
    .map(({ section, y }) => {
      if (!isBreak(section)) return null;
      const isOn = settings.pageBreaks.includes(section);
      return (
        <button
          key={section}
          type="button"
          className={zoom < roomForWords ? `${styles.button} ${styles.sign}` : styles.button}
          style={{ top: y * zoom }}
          aria-pressed={isOn}
          aria-label={t(isOn ? 'builder.break.off' : 'builder.break.on', { section: t(names[section]) })}
          onClick={() => toggle(section)}
        >
          {zoom < roomForWords ? (
            <SeparatorHorizontal size={12} aria-hidden />
          ) : (
            t(isOn ? 'builder.break.short.off' : 'builder.break.short.on')
          )}
        </button>
      );
    });
};
