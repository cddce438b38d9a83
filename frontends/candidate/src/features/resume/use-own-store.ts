import { resumesRoutes } from '@tandem/contracts/resumes/resumes.routes';
import { useSaveCandidateMutation } from '@tandem/web-kit/gateway/candidate-api';
import { useUploadResumeMutation } from '@tandem/web-kit/resume/own-resume.api';
import type { PartSavers, ResumeStore } from './resume-store';
import {
  useConfirmOwnMutation,
  useSaveOwnEducationsMutation,
  useSaveOwnExperiencesMutation,
  useSaveOwnPictureMutation,
  useSaveOwnSettingsMutation,
  useSaveOwnSkillsMutation,
  useSaveOwnSummaryMutation,
} from './resume.api';

/** Where a candidate's resume is kept: its head is the account's. */
export const useOwnStore = (): ResumeStore => {
  const [saveCandidate] = useSaveCandidateMutation();
  const [saveSummary] = useSaveOwnSummaryMutation();
  const [saveSettings] = useSaveOwnSettingsMutation();
  const [saveExperiences] = useSaveOwnExperiencesMutation();
  const [saveEducations] = useSaveOwnEducationsMutation();
  const [saveSkills] = useSaveOwnSkillsMutation();
  const [savePicture] = useSaveOwnPictureMutation();
  const [confirm] = useConfirmOwnMutation();
  const [upload] = useUploadResumeMutation();
  const save: PartSavers = {
    basics: async (changed) => {
      const { phone, linkedinUrl, address, ...names } = changed;
      const cleared = {
        ...(phone !== undefined && { phone: phone || null }),
        ...(linkedinUrl !== undefined && { linkedinUrl: linkedinUrl || null }),
        ...(address !== undefined && { address }),
      };
      await saveCandidate({ body: { ...names, ...cleared } }).unwrap();
      return null;
    },
    summary: async (summary) => saveSummary({ body: { summary } }).unwrap(),
    settings: async (settings) => saveSettings({ body: { settings } }).unwrap(),
    experiences: async (body) => saveExperiences({ body }).unwrap(),
    educations: async (body) => saveEducations({ body }).unwrap(),
    skills: async (body) => saveSkills({ body }).unwrap(),
  };
  return {
    save,
    savePicture: async (profilePicture) => void (await savePicture({ files: { profilePicture } }).unwrap()),
    confirm: async () => void (await confirm().unwrap()),
    upload: async (resume) => void (await upload({ files: { resume } }).unwrap()),
    downloadPath: resumesRoutes.download.path,
    jsonPath: resumesRoutes.exportJson.path,
  };
};
