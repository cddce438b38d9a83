import { BasicsPart } from './basics-part';
import { EducationPart } from './education-part';
import { ExperiencePart } from './experience-part';
import { LanguagePart } from './language-part';
import { LookPart } from './look-part';
import { SkillPart } from './skill-part';
import { SummaryPart } from './summary-part';

/** Every part of a resume, in the order of the page. */
export const BuilderForm = () => (
  <div>
    <BasicsPart />
    <SummaryPart />
    <ExperiencePart />
    <EducationPart list="educations" />
    <EducationPart list="certifications" />
    <SkillPart />
    <LanguagePart />
    <LookPart />
  </div>
);
