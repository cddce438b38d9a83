import type { ResumeOverrides } from '@tandem/contracts/entities/resume';
import { descriptionLimits } from '@tandem/domain/resume';
import { Disclosure } from '@tandem/ui/disclosure';
import { Stack } from '@tandem/ui/layout';
import { Switch } from '@tandem/ui/switch';
import { TextAreaField, TextField } from '@tandem/ui/text-field';
import { useText } from '@tandem/web-kit/language/text';
import type { Draft, EntryOf, ListName } from '../draft/draft';
import { isChanged, lists, nameOf, tailored, withOverride, type TailoredField as Field } from './overrides';
import { TailoredField } from './tailored-field';

type Props = {
  base: Draft;
  overrides: ResumeOverrides;
  /** `field` names what was changed: quick changes of one field are one step back, those of two are two. */
  onChange: (overrides: ResumeOverrides, field: string) => void;
};
const limits = { experiences: descriptionLimits.experience, educations: descriptionLimits.education, certifications: descriptionLimits.certification } as const; // prettier-ignore
const titles = { experiences: 'review.job_title', educations: 'review.education_title', certifications: 'builder.certification.title', skills: 'review.skill', languages: 'builder.language' } as const; // prettier-ignore

type EntryProps = Props & { list: ListName; was: EntryOf<ListName>; is: EntryOf<ListName> };

/** One entry: its words may change, its place, dates and company may not. */
const TailoredEntry = ({ list, was, is, overrides, onChange }: EntryProps) => {
  const t = useText();
  const set = (field: Field, value: string | boolean) => onChange(withOverride(overrides, list, was, field, value), `${was.id}.${field}`);
  const back = (field: Field) => set(field, field === 'title' ? nameOf(was) : (was[field] ?? ''));
  const name = nameOf(was);
  const limit = list === 'skills' || list === 'languages' ? null : limits[list];
  return (
    <Stack gap={3} role="group" aria-label={name}>
      <TailoredField name={name} isChanged={isChanged(overrides, list, was, 'title')} onUndo={() => back('title')}>
        <TextField label={t(titles[list])} value={nameOf(is)} onChange={(value) => set('title', value)} />
      </TailoredField>
      {limit !== null && (
        <TailoredField
          name={`${name}, ${t('review.description')}`}
          isChanged={isChanged(overrides, list, was, 'description')}
          onUndo={() => back('description')}
        >
          <TextAreaField
            label={t(list === 'experiences' ? 'review.description' : 'builder.education.description')}
            value={is.description ?? ''}
            onChange={(value) => set('description', value)}
            rows={list === 'experiences' ? 5 : 3}
            maxLength={limit}
            counter={(count, max) => t('form.characters', { count, max })}
          />
        </TailoredField>
      )}
      <TailoredField
        name={`${name}, ${t('tailored.show')}`}
        isChanged={isChanged(overrides, list, was, 'hiddenOnResume')}
        onUndo={() => back('hiddenOnResume')}
      >
        <Switch isSelected={!is.hiddenOnResume} onChange={(isShown) => set('hiddenOnResume', !isShown)}>
          {t('tailored.show')}
        </Switch>
      </TailoredField>
    </Stack>
  );
};

/** The words of a resume for one match. */
export const TailoredForm = (props: Props) => {
  const t = useText();
  const { base, overrides, onChange } = props;
  const shown = tailored(base, overrides);
  return (
    <div>
      <Disclosure level={2} variant="display" title={t('builder.summary')} defaultExpanded>
        <TailoredField
          name={t('builder.summary')}
          isChanged={shown.summary !== base.summary}
          onUndo={() => onChange({ ...overrides, summary: null }, 'summary')}
        >
          <TextAreaField
            label={t('builder.summary.label')}
            value={shown.summary}
            onChange={(summary) => onChange({ ...overrides, summary: summary === base.summary ? null : summary }, 'summary')}
            rows={5}
            maxLength={descriptionLimits.summary}
            counter={(count, max) => t('form.characters', { count, max })}
          />
        </TailoredField>
      </Disclosure>
      {lists.map((list) => {
        if (base[list].length === 0) return null;
        return (
          <Disclosure key={list} level={2} variant="display" title={t(`builder.${list}`)} aside={base[list].length} defaultExpanded>
            <Stack gap={6}>
              {base[list].map((was, index) => (
                <TailoredEntry key={was.id} {...props} list={list} was={was} is={shown[list][index] ?? was} />
              ))}
            </Stack>
          </Disclosure>
        );
      })}
    </div>
  );
};
