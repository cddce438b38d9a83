// @ts-check

/**
 * What `npm start` prints when everything answers.
 * @param {import('./stack.mjs').StackAddresses} stack
 * @param {{ seconds: number, addresses: string }} facts
 * @returns {string}
 */
export function welcome(stack, { seconds, addresses }) {
  const account = (/** @type {import('./parts.mjs').App} */ app) => {
    const known = stack.accounts[app];
    return known ? `   ${known.email}   ${known.password}` : '';
  };
  return `
Tandem is ready (${seconds.toFixed(1)} s).

  both sides   ${stack.identity}   what one does, the other sees at once

  candidates   ${stack.candidate}${account('candidate')}
  employers    ${stack.employer}${account('employer')}
  admin        ${stack.admin}${account('admin')}
  mail         ${stack.mail ?? 'goes to SMTP_URL'}${stack.mail ? '   every mail lands here, none is sent' : ''}
  API          ${stack.gateway}/docs

For scripts: ${addresses}
Ctrl-C stops everything; the data stays.`;
}
