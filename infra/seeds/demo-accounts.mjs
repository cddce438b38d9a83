// @ts-check

/** Accounts of the demo that a login screen offers while Tandem runs locally. They exist nowhere else. */
export const demoAccounts = {
  candidate: { email: 'candidate@tandem.example', password: 'tandem-demo' },
  employer: { email: 'employer@tandem.example', password: 'tandem-demo' },
  admin: { email: 'admin@tandem.example', password: 'tandem-demo' },
};
