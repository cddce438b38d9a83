import type { Draft } from '../draft/draft';
import { BasicsPart } from './basics-part';
import { EducationPart } from './education-part';
import { ExperiencePart } from './experience-part';
import { LanguagePart } from './language-part';
import { LookPart } from './look-part';
import { SkillPart } from './skill-part';
import { SummaryPart } from './summary-part';

/** Every part of a resume, in the order of the page. Each looks again only when its own share of the draft changed. */
export const BuilderForm = ({ draft }: { draft: Draft }) => (
  <div>
    <BasicsPart basics={draft.basics} />
    <SummaryPart summary={draft.summary} />
    <ExperiencePart entries={draft.experiences} />
    <EducationPart list="educations" entries={draft.educations} />
    <EducationPart list="certifications" entries={draft.certifications} />
    <SkillPart entries={draft.skills} />
    <LanguagePart entries={draft.languages} />
    <LookPart settings={draft.settings} />
  </div>
);
