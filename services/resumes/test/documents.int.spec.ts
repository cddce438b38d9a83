import { randomUUID } from 'node:crypto';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { authEvents } from '@tandem/contracts/auth/auth.events';
import type { Match } from '@tandem/contracts/entities/match';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { resumesCalls as calls } from '@tandem/contracts/resumes/resumes';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { seenMark } from '@tandem/domain/seen-mark';
import { Db } from '@tandem/service-kit/database';
import { ObjectStore, readAll } from '@tandem/service-kit/object-store/object-store';
import { migrate, schemaDrift } from '@tandem/service-kit/migrate';
import { type RunningService, startService } from '@tandem/service-kit/start';
import { eventually } from '@tandem/test-kit/eventually';
import { type TestEnvironment, testEnvironment } from '@tandem/test-kit/environment';
import { TestBus } from '@tandem/test-kit/test-bus';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { AnonymousResumeService } from '../src/anonymous/anonymous-resume.service';
import { LetterWriter } from '../src/applications/letter-writer';
import { service } from '../src/service';

jest.setTimeout(60_000);

let env: TestEnvironment;
let running: RunningService;
let bus: TestBus;
/** The text of the vacancy everybody applies for. */
let vacancyText: string | null;
beforeEach(() => (vacancyText = null));
const matches = new Map<string, { candidateId: string; status: Match['status'] }>();

const person = () => ({ accountId: randomUUID(), accountType: 'CANDIDATE' as const });
const employer = () => ({ accountId: randomUUID(), accountType: 'EMPLOYER' as const, companyId: randomUUID() });
const admin = () => ({ accountId: randomUUID(), accountType: 'CANDIDATE' as const, isAdmin: true });

const contact = {
  firstName: 'Femke',
  lastName: 'de Wit',
  email: 'femke@example.org',
  phone: '+31612345678',
  linkedinUrl: null,
  picture: null,
  address: null,
};
const tell = async (candidateId: string, isTest = false) =>
  bus.deliver('resumes', accountsEvents.candidateChanged, candidateId, {
    candidateId,
    contact,
    wishes: { preferences: null, city: null, country: null, latitude: null, longitude: null },
    isTest,
    intakeProgress: 8,
    createdAt: new Date().toISOString(),
  }); // prettier-ignore

const job = {
  title: 'Planner',
  company: 'De Linge',
  startDate: '2020-01',
  endDate: null,
  description: '- Plans trips.\n- Keeps stock in Excel.',
};
const excel = { stack: 'Excel', type: 'TOOLS_AND_FRAMEWORKS' as const, yearsOfExperience: 5 };

/** A candidate with a resume and a match. */
const applicant = async (status: Match['status'] = 'MATCHED') => {
  const who = person();
  await tell(who.accountId);
  await bus.call(calls.createBlank, {}, who);
  await bus.call(calls.replaceWorkExperiences, { query: {}, body: [job] }, who);
  await bus.call(calls.replaceSkills, { query: {}, body: [excel] }, who);
  const matchId = randomUUID();
  matches.set(matchId, { candidateId: who.accountId, status });
  return { who, matchId };
};

const upload = async (bytes: Buffer, contentType: string, name: string) => {
  const key = `incoming/${randomUUID()}`;
  await running.app.get(ObjectStore).put(key, bytes, contentType);
  return { key, name, size: bytes.length, contentType };
};
const pdfOf = async ({ key = '' }: { key?: string | undefined }) => {
  const bytes = await readAll((await running.app.get(ObjectStore).get(key)).body);
  return { bytes, document: await PDFDocument.load(bytes) };
};

beforeAll(async () => {
  env = await testEnvironment(['resumes']);
  await migrate(service, env.of('resumes'));
  running = await startService(service, env.of('resumes'));
  bus = await TestBus.connect(env.of('resumes'));
  await bus.standIn(matchingCalls.matchForParty, ({ body: { matchId } }) => {
    const match = matches.get(matchId);
    const employed = { id: null, companyName: 'Kade & Co', logoUrl: null, address: null, summaryUrl: null };
    const vacancy = { id: matchId, title: 'Stock controller', address: null, employer: employed, salaryMin: null, salaryMax: null, salaryIsEstimated: false, workModel: null, homeworkDays: 0, minHoursPerWeek: null, contractType: null, isScraped: false, originalUrl: null, summaryUrl: null, filledSince: null, createdAt: new Date().toISOString() }; // prettier-ignore
    const candidate = { id: match?.candidateId, firstName: null, lastName: null, email: null, phone: null, preferredSalary: null, address: null, linkedinUrl: null }; // prettier-ignore
    return { id: matchId, percentage: 70, status: match?.status, archived: false, vacancy, candidate, reason: null, isGeneratingCoverLetter: false, isGeneratingResume: false, resumeSettings: null, coverLetterUrl: null, invitation: null, updatedAt: new Date().toISOString() }; // prettier-ignore
  });
  await bus.standIn(vacanciesCalls.snapshot, () => ({
    title: 'Stock controller',
    description: vacancyText,
    employer: { companyName: 'Kade & Co' },
    requiredSkills: ['Excel', 'Python'],
    requiredLanguages: [],
  }));
});
afterAll(async () => {
  await bus?.close();
  await running?.stop();
  await env?.remove();
});

it('has a schema that is what its entities say', async () => {
  expect(await schemaDrift(service, env.of('resumes'))).toEqual([]);
});

describe('a download', () => {
  it('is the resume as a PDF, under the head of the account, the same file for the same contents', async () => {
    const { who } = await applicant();
    const answer = await bus.call(calls.download, { query: {} }, who);
    expect(answer).toMatchObject({ fileName: 'femke-de-wit-resume.pdf', contentType: 'application/pdf' });
    expect((await pdfOf(answer)).document.getTitle()).toBe('Resume of Femke de Wit');
    expect((await bus.call(calls.download, { query: {} }, who)).key).toBe(answer.key);
    await bus.call(calls.saveSettings, { body: { settings: { template: 'modern', paper: 'LETTER', language: 'nl' } } }, who);
    const changed = await bus.call(calls.download, { query: {} }, who);
    expect(changed.fileName).toBe('femke-de-wit-cv.pdf');
    expect(Math.round((await pdfOf(changed)).document.getPage(0).getWidth())).toBe(612);
  });

  it('is the same file for the candidate, for a match and for the employer, as long as nothing differs for the match', async () => {
    const { who, matchId } = await applicant('APPLIED');
    const params = { matchId };
    const own = await bus.call(calls.download, { query: {} }, who);
    const ofMatch = await bus.call(calls.downloadTailoredResume, { params }, who);
    const ofEmployer = await bus.call(calls.downloadApplicantResume, { params }, employer());
    expect([ofMatch.key, ofEmployer.key]).toEqual([own.key, own.key]);
    expect(ofEmployer.fileName).toBe('Femke.pdf');
    expect((await pdfOf(ofEmployer)).bytes.equals((await pdfOf(own)).bytes)).toBe(true);
    await bus.call(calls.saveTailoredResume, { params, query: {}, body: { overrides: { summary: 'For Kade & Co.' } } }, who);
    expect((await bus.call(calls.downloadApplicantResume, { params }, employer())).key).not.toBe(own.key);
    expect((await bus.call(calls.download, { query: {} }, who)).key).toBe(own.key);
  });

  it('is refused without a resume, and the original without an upload', async () => {
    await expect(bus.call(calls.download, { query: {} }, person())).rejects.toMatchObject({ code: 'resume_not_found' });
    const { who } = await applicant();
    await expect(bus.call(calls.download, { query: { original: true } }, who)).rejects.toMatchObject({ code: 'resume_not_found' });
  });
});

const leaves = async (accountId: string) =>
  bus.deliver('resumes', accountsEvents.accountDeleted, accountId, { accountId, accountType: 'CANDIDATE', companyId: null });

it('begins no resume for somebody who left while his file was on its way', async () => {
  const who = person();
  const { bytes } = await pdfOf(
    await bus.call(calls.downloadAnonymous, { params: { id: (await bus.call(calls.createAnonymous, {})).id } }),
  );
  await leaves(who.accountId);
  const files = { resume: await upload(bytes, 'application/pdf', 'cv.pdf') };
  await expect(bus.call(calls.upload, { files }, who)).rejects.toMatchObject({ code: 'unauthorized', status: 401 });
  await expect(bus.call(calls.createBlank, {}, who)).rejects.toMatchObject({ code: 'unauthorized' });
  expect(await running.app.get(Db).source.query('select 1 from resume where candidate_id = $1', [who.accountId])).toEqual([]);
});

describe('an anonymous resume', () => {
  const registered = async (accountId: string, resumeId: string, isVerified: boolean) =>
    bus.deliver('resumes', authEvents.accountRegistered, accountId, { accountId, email: 'x@example.org', accountType: 'CANDIDATE', authProvider: 'email', firstName: null, lastName: null, linkedinUrl: null, companyName: null, resumeId, referral: null, isVerified, language: 'en', registeredAt: new Date().toISOString() }); // prettier-ignore

  it('is built, given a picture, downloaded and verified by whoever knows its id', async () => {
    const { id, status } = await bus.call(calls.createAnonymous, {});
    expect(status).toBe('DONE');
    const params = { id };
    const large = await sharp({ create: { width: 6_000, height: 5_000, channels: 3, background: '#446688' } }).jpeg().toBuffer(); // prettier-ignore
    const files = { picture: await upload(large, 'image/jpeg', 'me.jpg') };
    const { basicInfo } = await bus.call(calls.saveAnonymousBasicInfo, {
      params,
      body: { firstName: 'Bram', lastName: 'Østergaard' },
      files,
    });
    expect(basicInfo).toMatchObject({ firstName: 'Bram', picture: expect.stringContaining('?token=') as string });
    await bus.call(calls.replaceAnonymousWorkExperiences, { params, body: [job] });
    await bus.call(calls.saveAnonymousSummary, { params, body: { summary: 'Plans things. 😀 مرحبا' } });
    const { document, bytes } = await pdfOf(await bus.call(calls.downloadAnonymous, { params }));
    expect(document.getTitle()).toBe('Resume of Bram Østergaard');
    expect(bytes.length).toBeLessThan(200_000);
    expect(await bus.call(calls.exportAnonymousJson, { params })).toMatchObject({
      basics: { name: 'Bram Østergaard' },
      work: [{ position: job.title, name: job.company }],
    });
    expect(await bus.call(calls.saveAnonymousStatus, { params, body: { status: 'VERIFIED' } })).toMatchObject({ status: 'VERIFIED' });
    await bus.call(calls.removeAnonymous, { params });
    await expect(bus.call(calls.getAnonymous, { params })).rejects.toMatchObject({ code: 'resume_not_found', status: 404 });
  });

  it('takes no picture that is none, nor a line of pixels that would be blown up without end', async () => {
    const { id } = await bus.call(calls.createAnonymous, {});
    const line = await sharp({ create: { width: 1, height: 20_000, channels: 3, background: '#446688' } }).png().toBuffer(); // prettier-ignore
    const pictures = [await upload(Buffer.from('GIF89a nothing'), 'image/gif', 'x.gif'), await upload(line, 'image/png', 'line.png')];
    for (const picture of pictures) {
      const saved = bus.call(calls.saveAnonymousBasicInfo, { params: { id }, body: {}, files: { picture } });
      await expect(saved).rejects.toMatchObject({ code: 'invalid_image', status: 415 });
    }
  });

  it('keeps its id and its head when a PDF is read into it', async () => {
    const { id } = await bus.call(calls.createAnonymous, {});
    await bus.call(calls.saveAnonymousBasicInfo, { params: { id }, body: { firstName: 'Bram' }, files: {} });
    await bus.call(calls.replaceAnonymousSkills, { params: { id }, body: [excel] });
    const drawn = await pdfOf(await bus.call(calls.downloadAnonymous, { params: { id } }));
    const files = { resume: await upload(drawn.bytes, 'application/pdf', 'cv.pdf') };
    expect(await bus.call(calls.uploadAnonymous, { params: { id }, files })).toMatchObject({ id, status: 'PENDING' });
    await eventually(async () => {
      const resume = await bus.call(calls.getAnonymous, { params: { id } });
      expect(resume).toMatchObject({ status: 'DONE', skillsParsed: [expect.objectContaining({ stack: 'Excel', yearsOfExperience: 5 })] });
    }, 45_000);
  });

  it('becomes the resume of the account it is registered with, once', async () => {
    const { id } = await bus.call(calls.createAnonymous, {});
    await bus.call(calls.replaceAnonymousWorkExperiences, { params: { id }, body: [job] });
    const [who, other] = [person(), person()];
    const register = async (accountId: string) => registered(accountId, id, true);
    await register(who.accountId);
    await register(other.accountId);
    expect(await bus.call(calls.get, {}, who)).toMatchObject({ id, workExperiencesParsed: [{ title: 'Planner' }] });
    await expect(bus.call(calls.get, {}, other)).rejects.toMatchObject({ code: 'resume_not_found' });
    await expect(bus.call(calls.getAnonymous, { params: { id } })).rejects.toMatchObject({ code: 'resume_not_found' });
  });

  it('waits until the address is proved, and goes to the last one who registered with it', async () => {
    const { id } = await bus.call(calls.createAnonymous, {});
    const [mistyped, who] = [person(), person()];
    const verified = async (accountId: string) =>
      bus.deliver('resumes', authEvents.emailVerified, accountId, { accountId, email: 'x@example.org', kind: 'VERIFY' });
    await registered(mistyped.accountId, id, false);
    expect(await bus.call(calls.getAnonymous, { params: { id } })).toMatchObject({ id });
    await registered(who.accountId, id, false);
    await verified(mistyped.accountId);
    await expect(bus.call(calls.get, {}, mistyped)).rejects.toMatchObject({ code: 'resume_not_found' });
    await verified(who.accountId);
    await verified(who.accountId);
    expect(await bus.call(calls.get, {}, who)).toMatchObject({ id });
    await expect(bus.call(calls.getAnonymous, { params: { id } })).rejects.toMatchObject({ code: 'resume_not_found' });
  });

  it('is still kept for whoever registered with it when he reads another PDF into it', async () => {
    const { id } = await bus.call(calls.createAnonymous, {});
    const who = person();
    await registered(who.accountId, id, false);
    const drawn = await pdfOf(await bus.call(calls.downloadAnonymous, { params: { id } }));
    await bus.call(calls.uploadAnonymous, { params: { id }, files: { resume: await upload(drawn.bytes, 'application/pdf', 'cv.pdf') } });
    await bus.deliver('resumes', authEvents.emailVerified, who.accountId, {
      accountId: who.accountId,
      email: 'x@example.org',
      kind: 'VERIFY',
    });
    expect(await bus.call(calls.get, {}, who)).toMatchObject({ id });
  });

  it('goes to nobody who has left', async () => {
    const { id } = await bus.call(calls.createAnonymous, {});
    const who = person();
    await leaves(who.accountId);
    await registered(who.accountId, id, true);
    await expect(bus.call(calls.get, {}, who)).rejects.toMatchObject({ code: 'resume_not_found' });
  });

  it('that nobody claimed in time goes with its picture, whatever the store says at first', async () => {
    const store = running.app.get(ObjectStore);
    const portrait = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#446688' } })
      .jpeg()
      .toBuffer();
    const old = await Promise.all(
      [1, 2].map(async () => {
        const { id } = await bus.call(calls.createAnonymous, {});
        const files = { picture: await upload(portrait, 'image/jpeg', 'me.jpg') };
        const { basicInfo } = await bus.call(calls.saveAnonymousBasicInfo, { params: { id }, body: {}, files });
        await running.app.get(Db).source.query(`update resume set created_at = now() - interval '31 days' where id = $1`, [id]);
        return /^\/files\/([^?]+)/.exec(basicInfo.picture ?? '')?.[1] ?? '';
      }),
    );
    for (const key of old) await store.head(key);
    jest.spyOn(store, 'delete').mockRejectedValueOnce(new Error('store is away'));
    await running.app.get(AnonymousResumeService).removeExpired();
    await eventually(async () => {
      for (const key of old) await expect(store.head(key)).rejects.toMatchObject({ code: 'not_found' });
    }, 20_000);
  });

  it('is not removed before its time', async () => {
    const { id } = await bus.call(calls.createAnonymous, {});
    await running.app.get(AnonymousResumeService).removeExpired();
    await expect(bus.call(calls.getAnonymous, { params: { id } })).resolves.toMatchObject({ id });
  });
});

describe('a cover letter', () => {
  it('that is refused because one is being written leaves no file', async () => {
    const { who, matchId } = await applicant();
    await bus.call(calls.saveCoverLetter, { params: { matchId }, body: { content: 'The first.' } }, who);
    const { source } = running.app.get(Db);
    await source.query('update application set is_generating_letter = true where match_id = $1', [matchId]);
    const second = bus.call(calls.saveCoverLetter, { params: { matchId }, body: { content: 'The second.' } }, who);
    await expect(second).rejects.toMatchObject({ code: 'already_generating', status: 409 });
    await source.query(`update job set run_at = now() - interval '10 seconds' where name = 'resumes.dropFiles'`);
    const [row] = await source.query<{ key: string }[]>('select letter_key as key from application where match_id = $1', [matchId]);
    await eventually(async () => {
      const kept: string[] = [];
      for await (const { key } of running.app.get(ObjectStore).list('letters/')) kept.push(key);
      expect(kept.filter((key) => key.includes(matchId))).toEqual([row?.key]);
    }, 20_000);
  });

  it('is written from the resume and the vacancy, says what it rests on, and is a file', async () => {
    const { who, matchId } = await applicant();
    const params = { matchId };
    await expect(bus.call(calls.getCoverLetter, { params }, who)).rejects.toMatchObject({ code: 'cover_letter_not_found' });
    expect(await bus.call(calls.generateCoverLetter, { params, body: {} }, who)).toMatchObject({ isGeneratingCoverLetter: true });
    const letter = await eventually(async () => {
      const now = await bus.call(calls.getCoverLetter, { params }, who);
      expect(now.isGeneratingCoverLetter).toBe(false);
      return now;
    }, 45_000);
    expect(letter.content).toMatch(/stock controller[\s\S]*planner at De Linge[\s\S]*Excel \(5 years\)[\s\S]*Femke de Wit/);
    expect(letter.content).not.toContain('Python');
    expect(letter.sentences?.find(({ text }) => text.includes('Excel (5'))?.facts).toEqual(['Excel (5 years)']);
    expect(letter.coverLetterUrl).toContain('/files/letters/');
    const file = await pdfOf(await bus.call(calls.downloadCoverLetter, { params }, who));
    expect(file.document.getTitle()).toBe('Cover letter of Femke de Wit');
  });

  it('is written again in another tone', async () => {
    const { who, matchId } = await applicant();
    const params = { matchId };
    await bus.call(calls.generateCoverLetter, { params, body: { tone: 'formal' } }, who);
    await eventually(
      async () => expect((await bus.call(calls.getCoverLetter, { params }, who)).content).toMatch(/^Dear Sir or Madam,/),
      45_000,
    );
    await bus.call(calls.generateCoverLetter, { params, body: { tone: 'warm' } }, who);
    await eventually(async () => expect((await bus.call(calls.getCoverLetter, { params }, who)).content).toMatch(/^Hello team/), 45_000);
  });

  it('is written in the language of the vacancy, whatever the language of the app is, or in the one that is wanted', async () => {
    const { who, matchId } = await applicant();
    const params = { matchId };
    const written = async (start: RegExp) =>
      eventually(async () => expect((await bus.call(calls.getCoverLetter, { params }, who)).content).toMatch(start), 45_000);
    vacancyText = 'Wij zoeken een collega die de voorraad bijhoudt en met de leveranciers belt. Je werkt in een team van vier.';
    await bus.call(calls.generateCoverLetter, { params, body: {} }, who);
    await written(/^Beste /);
    await bus.call(calls.generateCoverLetter, { params, body: { language: 'en' } }, who);
    await written(/^Dear /);
  });

  it('is removed before applying; after it only what was not kept', async () => {
    const { who, matchId } = await applicant();
    const params = { matchId };
    await expect(bus.call(calls.removeCoverLetter, { params }, who)).rejects.toMatchObject({ code: 'cover_letter_not_found' });
    await bus.call(calls.saveCoverLetter, { params, body: { content: 'First words.' } }, who);
    const { coverLetterUrl } = await bus.call(calls.getCoverLetter, { params }, who);
    const key = /letters\/[^?]+/.exec(coverLetterUrl ?? '')?.[0] ?? '';
    await expect(running.app.get(ObjectStore).head(key)).resolves.toBeDefined();
    await bus.call(calls.removeCoverLetter, { params }, who);
    await expect(bus.call(calls.getCoverLetter, { params }, who)).rejects.toMatchObject({ code: 'cover_letter_not_found' });
    await eventually(async () => expect(running.app.get(ObjectStore).head(key)).rejects.toMatchObject({ code: 'not_found' }));

    await bus.call(calls.saveCoverLetter, { params, body: { content: 'What was sent.' } }, who);
    matches.set(matchId, { candidateId: who.accountId, status: 'APPLIED' });
    await bus.call(calls.generateCoverLetter, { params, body: {} }, who);
    await eventually(async () => expect(await bus.call(calls.getCoverLetter, { params }, who)).toMatchObject({ isDraft: true }), 45_000);
    await bus.call(calls.removeCoverLetter, { params }, who);
    expect(await bus.call(calls.getCoverLetter, { params }, who)).toMatchObject({ content: 'What was sent.', isDraft: false });
    await expect(bus.call(calls.removeCoverLetter, { params }, who)).rejects.toMatchObject({ code: 'cover_letter_sent', status: 409 });
    expect(await bus.call(calls.getApplicantCoverLetter, { params }, employer())).toMatchObject({ content: 'What was sent.' });
  });

  it('is edited and saved; an employer sees what was saved, not what was written after applying', async () => {
    const { who, matchId } = await applicant('APPLIED');
    const params = { matchId };
    await bus.call(calls.generateCoverLetter, { params, body: {} }, who);
    await eventually(async () => expect((await bus.call(calls.getCoverLetter, { params }, who)).content).toContain('Excel'), 45_000);
    await expect(bus.call(calls.getApplicantCoverLetter, { params }, employer())).rejects.toMatchObject({ code: 'cover_letter_not_found' });
    await bus.call(calls.saveCoverLetter, { params, body: { content: 'My own words.' } }, who);
    expect(await bus.call(calls.getApplicantCoverLetter, { params }, employer())).toMatchObject({ content: 'My own words.' });
    expect((await bus.call(calls.getCoverLetter, { params }, who)).sentences).toBeNull();
  });

  it('stays a draft for whoever applied while it was being written: nobody sends what he has not read', async () => {
    const { who, matchId } = await applicant();
    const params = { matchId };
    const writer = running.app.get(LetterWriter);
    const write = writer.write.bind(writer);
    const slow = jest.spyOn(writer, 'write').mockImplementation(async (...args) => {
      matches.set(matchId, { candidateId: who.accountId, status: 'APPLIED' });
      return write(...args);
    });
    await bus.call(calls.generateCoverLetter, { params, body: {} }, who);
    await eventually(async () => expect(await bus.call(calls.getCoverLetter, { params }, who)).toMatchObject({ isDraft: true }), 45_000);
    slow.mockRestore();
    await expect(bus.call(calls.getApplicantCoverLetter, { params }, employer())).rejects.toMatchObject({ code: 'cover_letter_not_found' });
  });

  it('is not begun twice, nor without a resume', async () => {
    const { who, matchId } = await applicant();
    await bus.call(calls.generateCoverLetter, { params: { matchId }, body: {} }, who);
    await bus.call(calls.generateCoverLetter, { params: { matchId }, body: {} }, who).then(
      () => undefined,
      (error: unknown) => expect(error).toMatchObject({ code: 'already_generating', status: 409 }),
    );
    const bare = person();
    const other = randomUUID();
    matches.set(other, { candidateId: bare.accountId, status: 'MATCHED' });
    await expect(bus.call(calls.generateCoverLetter, { params: { matchId: other }, body: {} }, bare)).rejects.toMatchObject({
      code: 'resume_not_ready',
    });
  });
});

describe('a tailored resume', () => {
  it('turns the contents towards the vacancy and leaves the structure alone', async () => {
    const { who, matchId } = await applicant();
    const params = { matchId };
    await bus.call(calls.tailorResume, { params }, who);
    const tailored = await eventually(async () => {
      const now = await bus.call(calls.getTailoredResume, { params }, who);
      expect(now.overrides.workExperiences).toHaveLength(1);
      return now;
    }, 45_000);
    expect(tailored.workExperiences[0]?.description).toBe('- Keeps stock in Excel.\n- Plans trips.');
    expect(tailored.summary).toContain('Excel (5 years)');
    expect((await bus.call(calls.get, {}, who)).workExperiencesParsed[0]?.description).toBe(job.description);
  });

  it('is saved, hides what is hidden from the employer, and is downloaded under the first name', async () => {
    const { who, matchId } = await applicant('APPLIED');
    const params = { matchId };
    const resume = await bus.call(calls.get, {}, who);
    const overrides = {
      skills: resume.skillsParsed.map(({ id }) => ({ id, hiddenOnResume: true })),
      workExperiences: resume.workExperiencesParsed.map(({ id }) => ({ id, title: 'Head planner' })),
    };
    expect(await bus.call(calls.saveTailoredResume, { params, query: {}, body: { overrides } }, who)).toMatchObject({ overrides });
    const late = { params, query: { seen: seenMark({}) }, body: { overrides: {} } };
    await expect(bus.call(calls.saveTailoredResume, late, who)).rejects.toMatchObject({ code: 'conflict', status: 409 });
    const onTop = { params, query: { seen: seenMark(overrides) }, body: { overrides } };
    expect(await bus.call(calls.saveTailoredResume, onTop, who)).toMatchObject({ overrides });
    const seen = await bus.call(calls.getApplicantResume, { params }, employer());
    expect(seen).toMatchObject({ skills: [], workExperiences: [{ title: 'Head planner', company: 'De Linge' }] });
    const file = await bus.call(calls.downloadApplicantResume, { params }, employer());
    expect(file.fileName).toBe('Femke.pdf');
    expect((await bus.call(calls.downloadTailoredResume, { params }, who)).key).toBe(file.key);
  });

  it('takes no entry that the resume does not have', async () => {
    const { who, matchId } = await applicant();
    const body = { overrides: { educations: [{ id: randomUUID(), title: 'PhD' }] } };
    await expect(bus.call(calls.saveTailoredResume, { params: { matchId }, query: {}, body }, who)).rejects.toMatchObject({ code: 'structure_locked', status: 400 }); // prettier-ignore
  });
});

describe('the resume of a test candidate', () => {
  it('is edited by staff, and nobody else’s is', async () => {
    const id = randomUUID();
    await tell(id, true);
    const params = { id };
    expect(await bus.call(calls.listTestSkills, { params }, admin())).toEqual([]);
    await expect(bus.call(calls.replaceTestSkills, { params, query: {}, body: [excel] }, admin())).rejects.toMatchObject({
      code: 'resume_not_found',
    });
    const { who } = await applicant();
    await expect(bus.call(calls.listTestSkills, { params: { id: who.accountId } }, admin())).rejects.toMatchObject({
      code: 'candidate_not_found',
    });
    await expect(bus.call(calls.listTestSkills, { params }, who)).rejects.toMatchObject({ code: 'forbidden' });
    await bus.call(calls.removeTestResume, { params }, admin());
  });

  it('is not overwritten by whoever saw an older list', async () => {
    const who = person();
    await tell(who.accountId, true);
    await bus.call(calls.createBlank, {}, who);
    const params = { id: who.accountId };
    const seen = seenMark(await bus.call(calls.listTestSkills, { params }, admin()));
    const saved = await bus.call(calls.replaceTestSkills, { params, query: { seen }, body: [excel] }, admin());
    const word = { ...excel, stack: 'Word' };
    await expect(bus.call(calls.replaceTestSkills, { params, query: { seen }, body: [word] }, admin())).rejects.toMatchObject({
      code: 'conflict',
      status: 409,
    });
    expect(await bus.call(calls.listTestSkills, { params }, admin())).toEqual(saved);
    const both = await bus.call(calls.replaceTestSkills, { params, query: { seen: seenMark(saved) }, body: [...saved, word] }, admin());
    expect(both.map(({ stack }) => stack)).toEqual(['Excel', 'Word']);
    expect(await bus.call(calls.replaceTestEducations, { params, query: { seen: seenMark([]) }, body: [] }, admin())).toEqual([]);
    expect(await bus.call(calls.replaceTestWorkExperiences, { params, query: {}, body: [job] }, admin())).toHaveLength(1);
  });
});

it('tells a person all it keeps of him: the resume, letters, and what he changed for a job', async () => {
  const { who, matchId } = await applicant();
  await bus.call(calls.saveCoverLetter, { params: { matchId }, body: { content: 'Hello, it is me.' } }, who);
  await bus.call(
    calls.saveTailoredResume,
    { params: { matchId }, query: {}, body: { overrides: { summary: 'Just right for this.' } } },
    who,
  );
  expect(await bus.call(calls.exportAccount, { body: { accountId: who.accountId } })).toMatchObject({
    resume: { id: expect.any(String) as string },
    applications: [{ matchId, letter: 'Hello, it is me.', coverLetterUrl: expect.stringContaining('/files/letters/') as string, overrides: { summary: 'Just right for this.' } }],
  }); // prettier-ignore
});

it('forgets letters and heads when the account goes', async () => {
  const { who, matchId } = await applicant();
  await bus.call(calls.saveCoverLetter, { params: { matchId }, body: { content: 'Hello.' } }, who);
  const { key = '' } = await bus.call(calls.downloadCoverLetter, { params: { matchId } }, who);
  const store = running.app.get(ObjectStore);
  await store.head(key);
  await bus.deliver('resumes', accountsEvents.accountDeleted, who.accountId, {
    accountId: who.accountId,
    accountType: 'CANDIDATE',
    companyId: null,
  });
  await expect(bus.call(calls.getCoverLetter, { params: { matchId } }, who)).rejects.toMatchObject({ code: 'cover_letter_not_found' });
  await eventually(async () => expect(store.head(key)).rejects.toMatchObject({ code: 'not_found' }));
});
