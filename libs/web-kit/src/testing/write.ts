import userEvent from '@testing-library/user-event';

/**
 * Writes into a field in one go, after what is there, and presses `keys` then. A page is drawn once for it and not for every letter; that
 * each letter counts is shown where a field itself is tested.
 */
export const write = async (field: HTMLElement, text: string, keys?: string): Promise<void> => {
  await userEvent.click(field);
  await userEvent.paste(text);
  if (keys) await userEvent.keyboard(keys);
};
