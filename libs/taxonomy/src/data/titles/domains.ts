export const titleDomains = ``;
