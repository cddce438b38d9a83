const choice = /^\{\s*(\w+)\s*,\s*(plural|selectordinal|select)\s*,/;
const simple = /^\{\s*(\w+)\s*(,[^{}]*)?\}/;
const branch = /^\s*(?:offset:\d+\s*)?(=\d+|\w+)\s*\{/;

export type Found = { names: Set<string>; choices: string[][] };

/** Reads the branches of a choice from after its second comma; answers where it ends. */
const readBranches = (text: string, at: number, found: Found): number => {
  const keys: string[] = [];
  found.choices.push(keys);
  for (let next = branch.exec(text.slice(at)); next; next = branch.exec(text.slice(at))) {
    keys.push(next[1] ?? '');
    at = readMessage(text, at + next[0].length, found) + 1;
  }
  return text.indexOf('}', at) + 1;
};

/** Reads a message up to its end or the brace that closes it; answers where that is. */
const readMessage = (text: string, at: number, found: Found): number => {
  while (at < text.length && text[at] !== '}') {
    const rest = text.slice(at);
    const step = choice.exec(rest) ?? simple.exec(rest) ?? /^<(\w+)>/.exec(rest);
    if (step) found.names.add(rest.startsWith('<') ? step[0] : (step[1] ?? ''));
    at += step?.[0].length ?? 1;
    if (step && choice.test(rest)) at = readBranches(text, at, found);
  }
  return at;
};

/** The arguments and tags of an ICU message, and the branches of each choice in it. */
export const argumentsOf = (text: string): Found => {
  const found: Found = { names: new Set(), choices: [] };
  readMessage(text, 0, found);
  return found;
};
