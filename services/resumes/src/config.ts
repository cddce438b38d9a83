import type { BaseConfig } from '@tandem/service-kit/config';
import * as z from 'zod';

/** A model that writes letters, by an address that speaks OpenAI's chat protocol; without one they are composed. */
export const config = z.object({
  LLM_BASE_URL: z.url().optional(),
  LLM_API_KEY: z.string().default(''),
  LLM_MODEL: z.string().default(''),
  /** Whether that model may be asked about resumes, too, where reading is not sure: their text then leaves the house. */
  LLM_READS_RESUMES: z.stringbool().default(false),
  /** Texts a model writes for one account on one day; beyond it texts are composed. */
  LLM_TEXTS_PER_DAY: z.coerce.number().int().min(0).default(20),
});
export type ResumesConfig = BaseConfig & z.output<typeof config>;
