import type { ResumeSettings } from '@tandem/contracts/entities/resume';
import { resumePapers, resumeTemplates, type ResumePaper, type ResumeTemplate } from '@tandem/domain/resume';
import { Disclosure } from '@tandem/ui/disclosure';
import { FormGrid, Stack } from '@tandem/ui/layout';
import { Select } from '@tandem/ui/select';
import { Switch } from '@tandem/ui/switch';
import { defaultLook } from '@tandem/resume-layout/resume';
import { useText } from '@tandem/web-kit/language/text';
import { memo, type CSSProperties } from 'react';
import { useBuilder } from '../builder-context';
import styles from './look-part.module.css';

const accents = { green: defaultLook.accent, blue: '#1f4e8c', red: '#8c2f39', purple: '#5b3a8c', black: '#222222' } as const;
type Accent = keyof typeof accents;
const accentNames = Object.keys(accents) as Accent[];
const shown = ['picture', 'email', 'phone', 'address', 'linkedinUrl'] as const;

/** How the page looks and what of the head stands on it. */
export const LookPart = memo(({ settings }: { settings: ResumeSettings }) => {
  const t = useText();
  const { change } = useBuilder();
  const set = (fields: Partial<ResumeSettings>): void =>
    change(`settings ${Object.keys(fields).join()}`, (before) => ({ ...before, settings: { ...before.settings, ...fields } }));
  const accent = settings.accent ?? defaultLook.accent;
  return (
    <Disclosure level={2} variant="display" title={t('builder.look')}>
      <Stack gap={5}>
        <FormGrid>
          <Select
            label={t('builder.template')}
            placeholder={t('review.choose')}
            value={settings.template ?? defaultLook.template}
            onChange={(value) => set({ template: value as ResumeTemplate })}
            options={resumeTemplates.map((value) => ({ value, label: t(`builder.template.${value}`) }))}
          />
          <Select
            label={t('builder.paper')}
            placeholder={t('review.choose')}
            value={settings.paper ?? defaultLook.paper}
            onChange={(value) => set({ paper: value as ResumePaper })}
            options={resumePapers.map((value) => ({ value, label: t(`builder.paper.${value}`) }))}
          />
          <Select
            label={t('builder.headings')}
            placeholder={t('review.choose')}
            value={settings.language ?? 'en'}
            onChange={(value) => set({ language: value as 'en' | 'nl' })}
            options={(['en', 'nl'] as const).map((value) => ({ value, label: t(`builder.headings.${value}`) }))}
          />
        </FormGrid>
        <fieldset className={styles.group}>
          <legend>{t('builder.accent')}</legend>
          {accentNames.map((name) => (
            <label key={name} className={styles.colour} style={{ '--colour': accents[name] } as CSSProperties}>
              <input type="radio" name="accent" checked={accent === accents[name]} onChange={() => set({ accent: accents[name] })} />
              <span>{t(`builder.accent.${name}`)}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.switches}>
          <legend>{t('builder.on_page')}</legend>
          {shown.map((name) => (
            <Switch key={name} isSelected={!settings[`${name}Hidden`]} onChange={(isShown) => set({ [`${name}Hidden`]: !isShown })}>
              {t(`builder.show.${name}`)}
            </Switch>
          ))}
        </fieldset>
      </Stack>
    </Disclosure>
  );
});
LookPart.displayName = 'LookPart';
