import type { Resume } from '@tandem/contracts/entities/resume';
import type { PartSavers } from '../resume-store';
import type { Draft } from './draft';
import { leftOf, type Left } from './left';
import { contentOf, isSamePart, parts, sentEntries, type Part } from './parts';
import { canonical, changedFields, toldParts } from './told';

const copied: Record<Part, (draft: Draft) => Partial<Draft>> = {
  basics: ({ basics }) => ({ basics }),
  summary: ({ summary }) => ({ summary }),
  settings: ({ settings }) => ({ settings }),
  experiences: ({ experiences }) => ({ experiences }),
  educations: ({ educations, certifications }) => ({ educations, certifications }),
  skills: ({ skills, languages }) => ({ skills, languages }),
};

/** Knows what of a draft is saved, saves the rest, and notices when somebody else changed the resume. */
export class DraftSaver {
  private readonly given = new Map<string, string>();
  /** What the server would tell if nobody else changed anything; null where it is being saved or only the server knows. */
  private readonly expected: Record<Part, string | null>;
  private hasLanguage = false;

  constructor(
    private saved: Draft,
    told: Resume,
  ) {
    this.expected = toldParts(told);
  }

  unsaved(draft: Draft): Part[] {
    return parts.filter((part) => !isSamePart(draft, this.saved, part));
  }

  /** What of a draft is not saved, to be kept until it is. */
  left(draft: Draft, isDisputed: boolean): Left | undefined {
    return leftOf({ draft, saved: this.saved, told: this.expected, given: this.given, isDisputed });
  }

  /** Saves what changed, except parts that are not right yet. Throws what the first call that failed throws. */
  async save(draft: Draft, wrong: ReadonlySet<Part>, send: PartSavers): Promise<void> {
    const todo = this.unsaved(draft).filter((part) => !wrong.has(part));
    // The language that is shown is written down once, so that the PDF has the same headings.
    if (!this.hasLanguage && !todo.includes('settings')) todo.push('settings');
    for (const part of todo) await this.savePart(draft, part, send);
  }

  /** Whether an answer of the server holds changes of somebody else. */
  isForeign(told: Resume): boolean {
    const now = toldParts(told);
    let isForeign = false;
    for (const part of parts) {
      isForeign ||= this.expected[part] !== null && this.expected[part] !== now[part];
      this.expected[part] = now[part];
    }
    return isForeign;
  }

  /** From now on this is what is saved. */
  rebase(draft: Draft): void {
    this.saved = draft;
  }

  private async savePart(draft: Draft, part: Part, send: PartSavers): Promise<void> {
    const before = this.expected[part];
    this.expected[part] = null;
    try {
      await this.sendPart(draft, part, send);
    } catch (error) {
      this.expected[part] = before;
      throw error;
    }
    this.saved = { ...this.saved, ...copied[part](draft) };
  }

  private async sendPart(draft: Draft, part: Part, send: PartSavers): Promise<void> {
    if (part === 'basics') this.expect(part, await send.basics(changedFields(draft.basics, this.saved.basics)));
    else if (part === 'summary') this.expect(part, await send.summary(draft.summary));
    else if (part === 'settings') this.expect(part, await this.saveSettings(draft, send));
    else await this.saveList(draft, part, send);
  }

  private expect(part: Part, answer: Resume | null): void {
    this.expected[part] = answer && toldParts(answer)[part];
  }

  private async saveSettings({ settings }: Draft, send: PartSavers): Promise<Resume> {
    const answer = await send.settings({ ...changedFields(settings, this.saved.settings), language: settings.language ?? 'en' });
    this.hasLanguage = true;
    return answer;
  }

  private async saveList(draft: Draft, part: 'experiences' | 'educations' | 'skills', send: PartSavers): Promise<void> {
    const saveBy = {
      experiences: async () => send.experiences(sentEntries(contentOf(draft, 'experiences'), this.given)),
      educations: async () => send.educations(sentEntries(contentOf(draft, 'educations'), this.given)),
      skills: async () => send.skills(sentEntries(contentOf(draft, 'skills'), this.given)),
    };
    const answer: { id: string }[] = await saveBy[part]();
    contentOf(draft, part).forEach(({ id }, index) => {
      const kept = answer[index];
      if (kept) this.given.set(id, kept.id);
    });
    this.expected[part] = canonical(answer);
  }
}
