import type { BasicInfo, ResumeSettings } from '@tandem/contracts/entities/resume';
import type { Paper } from '../documents/documents.service';

const hiddenBy = {
  picture: 'pictureHidden',
  address: 'addressHidden',
  phone: 'phoneHidden',
  email: 'emailHidden',
  linkedinUrl: 'linkedinUrlHidden',
} as const satisfies Partial<Record<keyof BasicInfo, keyof ResumeSettings>>;

/** The head of a resume without what its owner hid: what is not printed is not told either. */
export const shownBasics = ({ resume }: Paper, picture: string | null): BasicInfo => {
  const shown: BasicInfo = { ...resume.basics, picture };
  for (const [field, setting] of Object.entries(hiddenBy)) if (resume.settings[setting]) shown[field as keyof typeof hiddenBy] = null;
  return shown;
};
