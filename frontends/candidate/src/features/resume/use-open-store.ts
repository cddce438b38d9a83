import { resumesRoutes } from '@tandem/contracts/resumes/resumes.routes';
import { urlOf } from '@tandem/web-kit/gateway/call';
import type { PartSavers, ResumeStore } from './resume-store';
import {
  useConfirmOpenMutation,
  useSaveOpenBasicsMutation,
  useSaveOpenEducationsMutation,
  useSaveOpenExperiencesMutation,
  useSaveOpenSettingsMutation,
  useSaveOpenSkillsMutation,
  useSaveOpenSummaryMutation,
  useUploadOpenMutation,
} from './resume.api';

/** Where the resume of a visitor is kept: under an id that only his browser knows. */
export const useOpenStore = (id: string): ResumeStore => {
  const [saveBasics] = useSaveOpenBasicsMutation();
  const [saveSummary] = useSaveOpenSummaryMutation();
  const [saveSettings] = useSaveOpenSettingsMutation();
  const [saveExperiences] = useSaveOpenExperiencesMutation();
  const [saveEducations] = useSaveOpenEducationsMutation();
  const [saveSkills] = useSaveOpenSkillsMutation();
  const [confirm] = useConfirmOpenMutation();
  const [upload] = useUploadOpenMutation();
  const params = { id };
  const save: PartSavers = {
    basics: async (changed) => saveBasics({ params, body: changed, files: {} }).unwrap(),
    summary: async (summary) => saveSummary({ params, body: { summary } }).unwrap(),
    settings: async (settings) => saveSettings({ params, body: { settings } }).unwrap(),
    experiences: async (body) => saveExperiences({ params, body }).unwrap(),
    educations: async (body) => saveEducations({ params, body }).unwrap(),
    skills: async (body) => saveSkills({ params, body }).unwrap(),
  };
  return {
    save,
    savePicture: async (picture) => void (await saveBasics({ params, body: {}, files: { picture } }).unwrap()),
    confirm: async () => void (await confirm({ params, body: { status: 'VERIFIED' } }).unwrap()),
    upload: async (resume) => void (await upload({ params, files: { resume } }).unwrap()),
    downloadPath: urlOf(resumesRoutes.downloadAnonymous, { params }),
    jsonPath: urlOf(resumesRoutes.exportAnonymousJson, { params }),
  };
};
