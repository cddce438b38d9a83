import type { LayoutResume } from '@tandem/resume-layout/resume';

const kinds = { en: { resume: 'resume', letter: 'cover-letter' }, nl: { resume: 'cv', letter: 'motivatiebrief' } } as const;

/** Letters, digits and dashes, so that every computer can keep the file: "noor-achterberg-cv.pdf". */
export const fileNameOf = ({ basics, language }: LayoutResume, kind: 'resume' | 'letter'): string => {
  const name = [basics.firstName, basics.lastName, kinds[language][kind]].filter(Boolean).join('-');
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return `${plain.slice(0, 120)}.pdf`;
};

/** What an employer's download is called: the applicant's first name, or "resume". */
export const applicantFileName = ({ basics }: LayoutResume): string => `${basics.firstName?.trim().replace(/[^\p{L}\p{N} '-]/gu, '') || 'resume'}.pdf`; // prettier-ignore
