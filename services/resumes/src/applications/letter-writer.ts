import { Inject, Injectable } from '@nestjs/common';
import type { FoundedSentence } from '@tandem/contracts/resumes/application';
import { homeDay } from '@tandem/domain/local-day';
import { Clock } from '@tandem/service-kit/clock';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { ApplicationTask } from '@tandem/writing/application-facts';
import { markdownOf, sentencesOf } from '@tandem/writing/composed';
import { coverLetter } from '@tandem/writing/letter';
import { limitedWriter, openAiWriter } from '@tandem/writing/openai-writer';
import { templateWriter } from '@tandem/writing/writer';
import type { ResumesConfig } from '../config';
import { ApplicationsRepository } from './applications.repository';

export type WrittenLetter = { content: string; sentences: FoundedSentence[] | null };

/** Writes letters: composed from the facts, or by a model where one is set, within so many texts a day. */
@Injectable()
export class LetterWriter {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ResumesConfig,
  ) {}

  async write(task: ApplicationTask, accountId: string): Promise<WrittenLetter> {
    const composed = coverLetter(task);
    const own = markdownOf(composed);
    const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = this.config;
    if (!baseUrl) return { content: own, sentences: foundedIn(composed) };
    const day = homeDay(this.clock.now());
    const take = () => this.applications.countText(accountId, day, this.config.LLM_TEXTS_PER_DAY);
    const writer = limitedWriter(openAiWriter({ baseUrl, apiKey, model }), templateWriter, take);
    const content = await writer.write({ kind: 'coverLetter', ...task });
    return { content, sentences: content === own ? foundedIn(composed) : null };
  }
}

const foundedIn = (composed: ReturnType<typeof coverLetter>): FoundedSentence[] =>
  sentencesOf(composed).map(({ text, facts }) => ({ text, facts: [...facts] }));
