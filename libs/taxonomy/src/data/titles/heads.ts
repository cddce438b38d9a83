export const titleHeads = ``;
