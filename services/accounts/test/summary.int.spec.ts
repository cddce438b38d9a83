import { randomUUID } from 'node:crypto';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { ResumeSnapshot } from '@tandem/contracts/entities/snapshots';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import type { Tone } from '@tandem/domain/resume';
import { resumesEvents } from '@tandem/contracts/resumes/resumes.events';
import { eventually } from '@tandem/test-kit/eventually';
import { refusal } from '@tandem/test-kit/refusal';
import { Stack } from './stack';

jest.setTimeout(60_000);

let stack: Stack;
const resumes = new Map<string, ResumeSnapshot>();
let answering = async () => Promise.resolve();
const asked: string[] = [];

const resumeOf = (candidateId: string, over: Partial<ResumeSnapshot> = {}): ResumeSnapshot => ({
  resumeId: randomUUID(),
  candidateId,
  status: 'VERIFIED',
  summary: null,
  educations: [],
  workExperiences: [
    {
      id: randomUUID(),
      title: 'Gardener',
      company: 'Veldwerk',
      startDate: '2015-01',
      endDate: null,
      description: null,
      hiddenOnResume: false,
    },
  ],
  skills: [{ id: randomUUID(), type: 'OTHER', stack: 'Pruning', yearsOfExperience: 4, description: null, hiddenOnResume: false }],
  ...over,
});

type Opened = Awaited<ReturnType<Stack['open']>>;
beforeAll(async () => {
  stack = await Stack.start();
  await stack.bus.standIn(resumesCalls.snapshot, async ({ body }) => {
    asked.push(body.candidateId);
    await answering();
    return resumes.get(body.candidateId);
  });
});
afterEach(() => (answering = async () => Promise.resolve()));
afterAll(async () => stack?.stop());

const withResume = async (over: Partial<ResumeSnapshot> = {}) => {
  const person = await stack.open();
  const resume = resumeOf(person.id, over);
  resumes.set(person.id, resume);
  await stack.bus.deliver('accounts', resumesEvents.resumeChanged, person.id, { candidateId: person.id, resume });
  return { ...person, resume };
};
type Person = { who: { accountId: string; accountType: 'CANDIDATE' | 'EMPLOYER' } };
const generate = async ({ who }: Person, language: 'en' | 'nl' = 'en', tone?: Tone) =>
  stack.bus.call(accountsCalls.generateCandidateSummary, { body: { tone } }, { ...who, language });
const infoOf = async ({ who }: Person) => (await stack.bus.call(accountsCalls.get, {}, who)).accountInfo;

describe('a resume', () => {
  it('shows with its status and counts for progress', async () => {
    const person = await withResume({ status: 'DONE' });
    expect(await infoOf(person)).toMatchObject({ resume: { id: person.resume.resumeId, status: 'DONE' }, intakeProgress: 28 });
    await stack.bus.deliver(
      'accounts',
      resumesEvents.resumeChanged,
      person.id,
      { candidateId: person.id, resume: { ...person.resume, status: 'VERIFIED' } },
      Date.now() + 1,
    );
    expect(await infoOf(person)).toMatchObject({ resume: { status: 'VERIFIED' }, intakeProgress: 38 });
    await stack.bus.deliver('accounts', resumesEvents.resumeChanged, person.id, { candidateId: person.id, resume: null }, Date.now() + 2);
    expect(await infoOf(person)).toMatchObject({ resume: null, intakeProgress: 8 });
  });
});

describe('a generated summary', () => {
  it('says it is being written, then is there to read', async () => {
    const person = await withResume();
    let go: () => void = () => undefined;
    answering = async () => new Promise((resolve) => (go = resolve));
    expect(await generate(person)).toEqual({ queued: true });
    expect(await infoOf(person)).toMatchObject({ summaryDraftUrl: '<GENERATING>', summaryUrl: null, intakeProgress: 38 });
    expect(await generate(person)).toEqual({ queued: false });
    await eventually(() => expect(asked).toContain(person.id));
    go();
    await eventually(async () => expect(await infoOf(person)).toMatchObject({ summaryDraftUrl: null, intakeProgress: 48 }));
    const { summaryUrl } = await infoOf(person);
    expect(summaryUrl).toMatch(new RegExp(`^/files/candidates/${person.id}/summary-[0-9a-f-]+\\.md\\?token=`));
    const text = await stack.file(summaryUrl);
    expect(text).toContain('Veldwerk');
    expect(text).toContain('Pruning');
  });

  it('is not written twice within five seconds', async () => {
    const person = await withResume();
    await generate(person);
    await eventually(async () => expect((await infoOf(person)).summaryDraftUrl).toBeNull());
    expect(await generate(person)).toEqual({ queued: false });
    await stack.sql(`update candidate set summary_requested_at = now() - interval '5 seconds' where id = $1`, [person.id]);
    expect(await generate(person)).toEqual({ queued: true });
  });

  it('is queued once by ten who ask at the same time', async () => {
    const person = await withResume();
    const answers = await Promise.all(Array.from({ length: 10 }, async () => generate(person)));
    expect(answers.filter(({ queued }) => queued)).toHaveLength(1);
  });

  it('is written in the language it was asked in', async () => {
    const person = await withResume();
    await generate(person, 'nl');
    await eventually(async () => expect((await infoOf(person)).summaryUrl).not.toBeNull());
    expect(await stack.file((await infoOf(person)).summaryUrl)).toMatch(/ (bij|jaar|ervaring) /);
  });

  it('needs a resume that was read; the owner of resumes has the last word', async () => {
    const person = await stack.open();
    resumes.set(person.id, resumeOf(person.id, { status: 'PENDING' }));
    expect(await refusal(generate(person))).toEqual(['resume_not_ready', 409]);
    resumes.set(person.id, resumeOf(person.id));
    expect(await generate(person)).toEqual({ queued: true });
  });

  it('stops saying it is written when nothing can be written', async () => {
    const person = await withResume({ workExperiences: [], skills: [] });
    expect(await generate(person)).toEqual({ queued: true });
    await eventually(async () => expect(await infoOf(person)).toMatchObject({ summaryDraftUrl: null, summaryUrl: null }));
  });

  it('may be replaced by what the candidate writes himself', async () => {
    const person = await withResume();
    const save = async (summary: string) => stack.bus.call(accountsCalls.saveProfileSummary, { body: { summary } }, person.who);
    expect(await refusal(save(' '))).toEqual(['field_required', 400]);
    expect(await refusal(save('x'.repeat(20_001)))).toEqual(['too_long', 400]);
    const { accountInfo } = await save('Growing things for eleven years.');
    expect(await stack.file(accountInfo.summaryUrl)).toBe('Growing things for eleven years.');
  });
});

describe("a company's summary", () => {
  const generateFor = async (who: Opened['who'], tone?: Tone) =>
    stack.bus.call(accountsCalls.generateCompanySummary, { body: { tone } }, who);

  it('is drafted from what the company said of itself, and shown to nobody before it is saved', async () => {
    const employer = await stack.open('EMPLOYER');
    const body = { industry: 'agriculture', companySize: 'SMALL', address: { city: 'Leiden' }, foundingDate: '1998-04-01' } as const;
    await stack.bus.call(accountsCalls.update, { body }, employer.who);
    expect(await generateFor(employer.who)).toEqual({ queued: true });
    expect(await generateFor(employer.who)).toEqual({ queued: false });
    const draft = await eventually(async () => {
      const { accountInfo } = await stack.bus.call(accountsCalls.get, {}, employer.who);
      expect(accountInfo.summaryDraftUrl).toMatch(/^\/files\/companies\/.*token=/);
      return accountInfo;
    });
    const text = await stack.file(draft.summaryDraftUrl);
    expect(text).toContain('Molen & Zn');
    // Nothing is known of its culture, so that has no heading.
    expect(text.match(/^## /gm)).toHaveLength(2);
    expect(await stack.bus.call(accountsCalls.publicCompany, { params: { id: employer.companyId } })).toMatchObject({ summaryUrl: null });
    const saved = await stack.bus.call(accountsCalls.saveProfileSummary, { body: { summary: text, fromMessage: true } }, employer.who);
    expect(saved.accountInfo).toMatchObject({ summaryDraftUrl: null, summaryUrl: expect.stringMatching(/^\/files\/public/) as string });
  });

  it('is not saved over one that a colleague saved since it was seen', async () => {
    const { who } = await stack.open('EMPLOYER');
    const save = async (summary: string, seen?: string | null) => {
      const { accountInfo } = await stack.bus.call(accountsCalls.saveProfileSummary, { body: { summary, seen } }, who);
      return (accountInfo as { summaryUrl: string }).summaryUrl;
    };
    const first = await save('## About\n\nMills.', null);
    expect(await refusal(save('## About\n\nSails.', null))).toEqual(['conflict', 409]);
    const second = await save('## About\n\nMills and sails.', first);
    expect(await refusal(save('## About\n\nSails.', first))).toEqual(['conflict', 409]);
    const { accountInfo } = await stack.bus.call(accountsCalls.get, {}, who);
    expect(accountInfo).toMatchObject({ summaryUrl: second });
    expect(await stack.file(second)).toContain('Mills and sails.');
    // Whoever does not say what he saw replaces it.
    expect(await save('## About\n\nSails.')).not.toBe(second);
  });

  it('is written in the tone that is asked', async () => {
    const employer = await stack.open('EMPLOYER');
    expect(await generateFor(employer.who, 'formal')).toEqual({ queued: true });
    const text = await eventually(async () => {
      const { accountInfo } = await stack.bus.call(accountsCalls.get, {}, employer.who);
      return stack.file(accountInfo.summaryDraftUrl);
    });
    expect(text).toContain('Molen & Zn is an organisation.');
  });

  it('is for members of a company', async () => {
    expect(await refusal(generateFor((await stack.open()).who))).toEqual(['forbidden', 403]);
  });
});
