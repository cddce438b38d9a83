/**
 * A pure function of a text that remembers its answers, as nearly every text is the same at the next keystroke. It forgets all of them
 * when there are more than `most`. Answers are shared: whoever gets one must not change it.
 */
export const remembered = <T>(work: (text: string) => T, most = 2_000): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const answer = work(text);
    known.set(text, answer);
    return answer;
  };
};
