import type { Ask } from '@tandem/resume-reader/improve';

export interface ModelOptions {
  baseUrl: string;
  apiKey: string;
  model: string;
  milliseconds?: number;
}

const textOf = (answer: unknown): string => {
  const { choices } = (answer ?? {}) as { choices?: { message?: { content?: unknown } }[] };
  const content = choices?.[0]?.message?.content;
  return typeof content === 'string' ? content : '';
};

/** A model behind an address that speaks OpenAI's chat protocol. Whoever is away or too slow has answered nothing. */
export const askModel =
  ({ baseUrl, apiKey, model, milliseconds = 20_000 }: ModelOptions): Ask =>
  async (instructions, data) => {
    const messages = [
      { role: 'system', content: instructions },
      { role: 'user', content: data },
    ];
    try {
      const response = await fetch(`${baseUrl.replace(/\/$/, '')}/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
        body: JSON.stringify({ model, messages, temperature: 0 }),
        signal: AbortSignal.timeout(milliseconds),
      });
      return response.ok ? textOf(await response.json()) : '';
    } catch {
      return '';
    }
  };
