import { randomUUID } from 'node:crypto';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { adminCalls } from '@tandem/contracts/admin/admin';
import { authCalls } from '@tandem/contracts/auth/auth';
import type { StoredFile } from '@tandem/contracts/define';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { notificationsCalls } from '@tandem/contracts/notifications/notifications';
import { referralsCalls } from '@tandem/contracts/referrals/referrals';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { Mailer } from '@tandem/service-kit/mail/mailer';
import { eventually } from '@tandem/test-kit/eventually';
import { mailsTo, mailTo, sourceOf } from '@tandem/test-kit/mailbox';
import { refusal } from '@tandem/test-kit/refusal';
import sharp from 'sharp';
import { Stack } from './stack';

jest.setTimeout(60_000);

/** Matching, with as many matches of each person as a test says, in stretches of two. */
const matches = {
  amounts: new Map<string, number>(),
  text: '',
  of(accountId: string, after: string | null | undefined) {
    const all = Array.from({ length: this.amounts.get(accountId) ?? 0 }, (_, place) => `00000000-0000-4000-8000-00000000000${place}`);
    const items = all.slice(after ? all.indexOf(after) + 1 : 0).slice(0, 2);
    return { items: items.map((id) => ({ id, text: this.text })), next: items.length === 2 ? items[1] : null };
  },
};

/** Resumes, with what a test says of a person, when it is let through. */
const resumes = { said: new Map<string, string>(), gates: new Map<string, Promise<void>>(), asked: new Set<string>() };

let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start();
  await stack.bus.standIn(authCalls.exportAccount, () => ({ signIn: { hasPassword: true } }));
  await stack.bus.standIn(matchingCalls.exportAccount, () => ({ searches: [] }));
  await stack.bus.standIn(matchingCalls.exportMatches, ({ body, query }) => matches.of(body.accountId, query.after));
  await stack.bus.standIn(vacanciesCalls.exportCompany, ({ body }) => ({ items: [{ companyId: body.companyId }], next: null }));
  await stack.bus.standIn(adminCalls.exportAccount, () => ({ timeline: [], seenByStaff: [] }));
  await stack.bus.standIn(notificationsCalls.exportNotifications, () => ({ items: [], next: null }));
  await stack.bus.standIn(referralsCalls.exportAccount, () => ({ sent: [] }));
  await stack.bus.standIn(resumesCalls.exportAccount, async ({ body: { accountId } }) => {
    resumes.asked.add(accountId);
    await resumes.gates.get(accountId);
    return { resume: null, said: resumes.said.get(accountId) };
  });
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => stack?.stop());

type Opened = Awaited<ReturnType<Stack['open']>>;
const isGone = async (path: string) => eventually(async () => expect(await refusal(stack.bytes(path))).toEqual(['not_found', 404]), 20_000);
/** Nothing is left that has an id in its key, or will be once everything that was to go later has gone. */
const leavesNoFile = async (id: string) => {
  await stack.sql(`update job set run_at = now() - interval '10 seconds' where name = 'accounts.dropFiles'`);
  await eventually(async () => {
    const keys: string[] = [];
    for await (const { key } of stack.store.list('')) keys.push(key);
    expect(keys.filter((key) => key.includes(id))).toEqual([]);
    expect(await stack.sql(`select id from job where strpos(concat(id, data), $1) > 0`, [id])).toEqual([]);
  }, 20_000);
};
const upload = async (bytes: Buffer, contentType = 'image/jpeg'): Promise<StoredFile> => {
  const key = `incoming/${randomUUID()}`;
  await stack.store.put(key, bytes, contentType);
  return { key, name: 'me.jpg', size: bytes.length, contentType };
};
const photo = async (width = 1_200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: '#804020' } })
    .withExif({ IFD0: { Artist: 'Sanne-the-photographer' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' } })
    .jpeg()
    .toBuffer();
const pathOf = (value: unknown) => String((value as { accountInfo: { profilePicture: string | null } }).accountInfo.profilePicture);
const replace = async ({ who }: Opened, file: StoredFile) =>
  stack.bus.call(accountsCalls.replacePicture, { files: { profilePicture: file } }, who);

describe('a profile picture', () => {
  it('is kept as a square of our own making, without what was hidden in the file', async () => {
    const person = await stack.open();
    const file = await upload(await photo());
    const kept = await stack.bytes(pathOf(await replace(person, file)));
    const meta = await sharp(kept).metadata();
    expect([meta.format, meta.width, meta.height, meta.exif]).toEqual(['webp', 512, 512, undefined]);
    expect(kept.includes('Sanne-the-photographer')).toBe(false);
    await isGone(`/files/${file.key}`);
  });

  it('comes with other changes too, replaces the one before and can be removed', async () => {
    const person = await stack.open();
    const first = pathOf(await replace(person, await upload(await photo())));
    const change = { body: { firstName: 'Sanne' }, files: { profilePicture: await upload(await photo(300, 300)) } };
    const changed = await stack.bus.call(accountsCalls.updateCandidate, change, person.who);
    expect(changed).toMatchObject({ firstName: 'Sanne' });
    expect(await stack.bytes(pathOf(changed))).toBeDefined();
    await isGone(first);
    await stack.bus.call(accountsCalls.removePicture, {}, person.who);
    await isGone(pathOf(changed));
    expect(await stack.bus.call(accountsCalls.updateCandidate, { body: { lastName: 'Blom' } }, person.who)).toMatchObject({
      accountInfo: { profilePicture: null },
    });
  });

  it.each([
    [
      'what only begins like an image',
      async () => Promise.resolve(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>')])),
    ],
    [
      'a small file that claims to be huge',
      async () =>
        sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: 'red' } })
          .png({ compressionLevel: 3 })
          .toBuffer(),
    ],
    [
      'a drawing with a script in it',
      async () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script>')),
    ],
  ])('refuses %s', async (_, bytes) => {
    const person = await stack.open();
    expect(await refusal(replace(person, await upload(await bytes())))).toEqual(['invalid_image', 415]);
  });

  it('of somebody who is gone meanwhile is not kept, nor is his summary', async () => {
    const person = await stack.open();
    await stack.bus.call(accountsCalls.remove, {}, person.who);
    expect(await refusal(replace(person, await upload(await photo())))).toEqual(['candidate_not_found', 404]);
    expect(await refusal(stack.bus.call(accountsCalls.saveProfileSummary, { body: { summary: 'Too late.' } }, person.who))).toEqual([
      'candidate_not_found',
      404,
    ]);
    await leavesNoFile(person.id);
  });

  it('is for candidates', async () => {
    const employer = await stack.open('EMPLOYER');
    expect(await refusal(replace(employer, await upload(await photo())))).toEqual(['forbidden', 403]);
  });
});

describe("a company's banner and logo", () => {
  const set = async ({ who }: Opened, id: string, type: 'banner' | 'logo') =>
    stack.bus.call(
      accountsCalls.replaceCompanyImage,
      { params: { id }, body: { type }, files: { image: await upload(await photo()) } },
      who,
    );

  it('are shown to everybody', async () => {
    const employer = await stack.open('EMPLOYER');
    const { bannerUrl } = await set(employer, employer.companyId, 'banner');
    const { logoUrl } = await set(employer, employer.companyId, 'logo');
    expect(await stack.bus.call(accountsCalls.publicCompany, { params: { id: employer.companyId } })).toMatchObject({ bannerUrl, logoUrl });
    const meta = await sharp(await stack.bytes(bannerUrl ?? '')).metadata();
    expect([meta.width, meta.height]).toEqual([1_600, 400]);
  });

  it('are set by members only', async () => {
    const [employer, other] = [await stack.open('EMPLOYER'), await stack.open('EMPLOYER')];
    expect(await refusal(set(employer, other.companyId, 'logo'))).toEqual(['forbidden', 403]);
    expect(await refusal(set(employer, randomUUID(), 'logo'))).toEqual(['employer_not_found', 404]);
  });
});

describe('everything that is kept', () => {
  it('can be downloaded at once, from every part of the product', async () => {
    const person = await stack.open();
    matches.amounts.set(person.id, 5);
    const { text, contentType } = await stack.bus.call(accountsCalls.downloadExport, {}, person.who);
    expect(contentType).toContain('json');
    const told = JSON.parse(text ?? '') as { matches: { id: string }[] };
    expect(told).toMatchObject({
      account: { email: person.email },
      signIn: { signIn: { hasPassword: true } },
      matching: { searches: [] },
      resume: { resume: null },
      vacancies: [],
      notifications: [],
      referrals: { sent: [] },
      console: { timeline: [], seenByStaff: [] },
    });
    expect(told.matches.map(({ id }) => id.slice(-1))).toEqual(['0', '1', '2', '3', '4']);
  });

  it("holds the vacancies of an employer's company", async () => {
    const employer = await stack.open('EMPLOYER');
    const { text } = await stack.bus.call(accountsCalls.downloadExport, {}, employer.who);
    expect(JSON.parse(text ?? '')).toMatchObject({ vacancies: [{ companyId: employer.companyId }], matches: [] });
  });

  it('comes as a file when it is too long for a message, and that goes with the account', async () => {
    const person = await stack.open();
    matches.amounts.set(person.id, 3);
    matches.text = 'x'.repeat(400_000);
    const { text, key } = await stack.bus.call(accountsCalls.downloadExport, {}, person.who);
    matches.text = '';
    expect(text).toBeUndefined();
    expect(JSON.parse(await stack.file(`/files/${key}`))).toMatchObject({ account: { email: person.email } });
    await stack.bus.call(accountsCalls.remove, {}, person.who);
    await isGone(`/files/${key}`);
  });

  it('is mailed as a package with its files, whose link works for a day', async () => {
    const person = await stack.open();
    await replace(person, await upload(await photo()));
    const answers = await Promise.all(
      [1, 2].map(async () => stack.bus.call(accountsCalls.requestExport, {}, { ...person.who, language: 'nl' })),
    );
    expect(answers.some(({ queued }) => queued)).toBe(true);
    const mail = await mailTo(person.email);
    expect(mail.subject).toBe('Je gegevens van Tandem');
    const url = new URL(/http:\S+\.zip\?token=\S+/.exec(mail.text)?.[0] ?? '');
    expect(Number(url.searchParams.get('token')?.split('.')[0]) - Date.now() / 1_000).toBeGreaterThan(86_000);
    expect(url.pathname).toMatch(/\/my-data\.zip$/);
    // Who asks twice may be sent two, when the first was on its way already: then the newer one is there.
    const zip = await eventually(async () => {
      const newest = (await mailsTo(person.email)).at(-1);
      return (await stack.bytes(new URL(/http:\S+\.zip/.exec(newest?.text ?? '')?.[0] ?? '').pathname.replace('/api', ''))).toString(
        'latin1',
      );
    });
    expect(zip).toContain('my-data.json');
    expect(zip).toMatch(/files\/candidates\/[0-9a-f-]+\/profilePicture-[0-9a-f-]+\.webp/);
  });

  it("has nobody else's file, whatever link a person wrote into his own texts", async () => {
    const [person, other] = [await stack.open(), await stack.open()];
    const key = `candidates/${other.id}/summary-1.md`;
    await stack.store.put(key, Buffer.from('a summary of somebody else'), 'text/markdown');
    resumes.said.set(person.id, `/files/${key}?token=1764000000.bm90LXRoZS1zaWduYXR1cmU`);
    await stack.bus.call(accountsCalls.requestExport, {}, person.who);
    const url = new URL(/http:\S+\.zip\?token=\S+/.exec((await mailTo(person.email)).text)?.[0] ?? '');
    const zip = (await stack.bytes(url.pathname.replace('/api', ''))).toString('latin1');
    expect(zip).toContain('my-data.json');
    expect(zip).not.toContain(`files/${key}`);
  });

  it('is mailed although the mail server and the store refuse at first, and the package before it goes', async () => {
    const person = await stack.open();
    const packed = async () => {
      await stack.bus.call(accountsCalls.requestExport, {}, person.who);
      return eventually(async () => {
        const [row] = await stack.sql('select export_key as key from account where id = $1', [person.id]);
        if (!row?.['key']) throw new Error('not packed yet');
        return String(row['key']);
      });
    };
    const first = await packed();
    await mailTo(person.email);
    jest.spyOn(stack.part(Mailer), 'send').mockRejectedValueOnce(new Error('greylisted'));
    jest.spyOn(stack.store, 'delete').mockRejectedValueOnce(new Error('store is away'));
    await packed();
    await mailTo(person.email, 2);
    await isGone(`/files/${first}`);
  });

  it('is recognised when its mail is handed over again, as one who ends before he has noted it does', async () => {
    const person = await stack.open();
    const mailer = stack.part(Mailer);
    const send = mailer.send.bind(mailer);
    jest.spyOn(mailer, 'send').mockImplementationOnce(async (mail) => {
      await send(mail);
      throw new Error('ended before it was noted');
    });
    await stack.bus.call(accountsCalls.requestExport, {}, person.who);
    await mailTo(person.email, 2);
    const names = (await Promise.all((await mailsTo(person.email)).map(sourceOf))).map((mail) => /^message-id: (\S+)/im.exec(mail)?.[1]);
    expect(names).toEqual([names[0], names[0]]);
    expect(names[0]).toMatch(/^<EXPORT\..+@/);
  });

  it('leaves no file although the store refuses at first', async () => {
    const person = await stack.open();
    await replace(person, await upload(await photo()));
    jest.spyOn(stack.store, 'delete').mockRejectedValueOnce(new Error('store is away'));
    await stack.bus.call(accountsCalls.remove, {}, person.who);
    await leavesNoFile(person.id);
  });

  it('leaves no package that was being made when the account went', async () => {
    const person = await stack.open();
    let go: () => void = () => undefined;
    resumes.gates.set(person.id, new Promise((resolve) => (go = resolve)));
    const put = jest.spyOn(stack.store, 'put');
    await stack.bus.call(accountsCalls.requestExport, {}, person.who);
    await eventually(() => expect(resumes.asked).toContain(person.id));
    await stack.bus.call(accountsCalls.remove, {}, person.who);
    go();
    await eventually(() =>
      expect(put).toHaveBeenCalledWith(expect.stringContaining(`exports/${person.id}/`), expect.anything(), 'application/zip'),
    );
    // The folder may go under it while it is written; that is no failure of what is tested here.
    await Promise.allSettled(put.mock.results.map(async ({ value }) => value as unknown));
    await leavesNoFile(person.id);
  });

  it('is gone with the account: rows, events, jobs and files, and a receipt says what went', async () => {
    const person = await stack.open();
    const marker = `Marker${randomUUID().slice(0, 8)}`;
    await replace(person, await upload(await photo()));
    await stack.bus.call(
      accountsCalls.updateCandidate,
      { body: { firstName: marker, preferences: { desiredJobTitle: marker } } },
      person.who,
    );
    await stack.bus.call(accountsCalls.saveProfileSummary, { body: { summary: marker } }, person.who);
    await stack.bus.call(accountsCalls.requestExport, {}, person.who);
    await mailTo(person.email);
    await stack.bus.call(accountsCalls.remove, {}, person.who);
    const receipt = await mailTo(person.email, 2);
    expect(receipt.subject).toBe('Your Tandem account has been deleted');
    expect(receipt.text).toContain('- Your picture');
    expect(receipt.text).not.toContain('- Your resume');
    await eventually(async () => {
      for (const table of ['account', 'candidate', 'outbox', 'job']) {
        const content = JSON.stringify(await stack.sql(`select * from ${table}`));
        expect([table, content.includes(person.email), content.includes(marker)]).toEqual([table, false, false]);
      }
    });
    await leavesNoFile(person.id);
    expect(await refusal(stack.bus.call(accountsCalls.requestExport, {}, person.who))).toEqual(['account_not_found', 404]);
  });
});
