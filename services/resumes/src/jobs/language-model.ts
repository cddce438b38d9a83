import type { Ask } from '@tandem/resume-reader/improve';
import { askChat, type ChatModel } from '@tandem/writing/chat-model';

/** A model that is asked about what was read, as soberly as it can. Whoever is away or too slow has answered nothing. */
export const askModel =
  (model: ChatModel): Ask =>
  async (instructions, data) => {
    const answer = await askChat({ ...model, temperature: 0 }, instructions, data);
    return 'text' in answer ? answer.text : '';
  };
