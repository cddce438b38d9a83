/** Every step of reading asks the same of the same lines: answers are kept until there are too many of them. */
export function remembered<T>(answer: (text: string) => T, most = 500): (text: string) => T {
  const known = new Map<string, { value: T }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.value;
    if (known.size >= most) known.clear();
    const value = answer(text);
    known.set(text, { value });
    return value;
  };
}
