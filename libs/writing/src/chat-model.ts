/** A model behind an address that speaks OpenAI's chat protocol, and how many milliseconds it may take for an answer. */
export type ChatModel = {
  baseUrl: string;
  apiKey: string;
  model: string;
  milliseconds?: number;
  /** Of 0 and up, the higher the freer; the model's own without one. */
  temperature?: number;
  fetch?: typeof fetch;
};

/** Its words, empty where the answer has another shape; or why there are none, and whether another try may bring some. */
export type ChatAnswer = { text: string } | { mayRetry: boolean; reason: string };

const isWorthAnother = (status: number): boolean => status === 429 || status >= 500;

const textOf = (answer: unknown): string => {
  const { choices } = (answer ?? {}) as { choices?: { message?: { content?: unknown } }[] };
  const content = choices?.[0]?.message?.content;
  return typeof content === 'string' ? content : '';
};

/** Asks a model once; never throws. */
export const askChat = async (chat: ChatModel, instructions: string, data: string): Promise<ChatAnswer> => {
  const { baseUrl, apiKey, model, milliseconds = 20_000, temperature, fetch: request = fetch } = chat;
  const messages = [
    { role: 'system', content: instructions },
    { role: 'user', content: data },
  ];
  try {
    const response = await request(`${baseUrl.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
      body: JSON.stringify({ model, messages, temperature }),
      signal: AbortSignal.timeout(milliseconds),
    });
    if (response.ok) return { text: textOf(await response.json()) };
    await response.body?.cancel();
    return { mayRetry: isWorthAnother(response.status), reason: `status ${response.status}` };
  } catch (error) {
    return { mayRetry: true, reason: String((error as { name?: unknown }).name) };
  }
};
