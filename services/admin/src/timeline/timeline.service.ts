import { Injectable } from '@nestjs/common';
import type { SignIn, TimelineEntry } from '@tandem/contracts/admin/admin.shapes';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import type { Tx } from '@tandem/service-kit/database';
import type { Happening } from './happening.entity';
import { NeighboursService, signedIn } from './neighbours.service';
import { TimelineRepository } from './timeline.repository';

/** A row with what befell it, newest first. */
export type Told<R> = R & { timeline: TimelineEntry[] };
type Entry = Pick<Happening, 'at' | 'what' | 'facts'>;
type News = Entry & { personId?: string };

const viewOf = ({ at, what, facts }: Entry): TimelineEntry => ({ at: at.toISOString(), what, facts });
const newestFirst = (one: TimelineEntry, other: TimelineEntry) => other.at.localeCompare(one.at);

@Injectable()
export class TimelineService {
  constructor(
    private readonly clock: Clock,
    private readonly happenings: TimelineRepository,
    private readonly neighbours: NeighboursService,
  ) {}

  /** `first` is how it began, where nobody told of that. */
  async of(id: string, first: Entry): Promise<TimelineEntry[]> {
    const heard = await this.happenings.of(id);
    const begun = heard.some(({ what }) => what === first.what) ? heard : [...heard, first];
    return begun.map(viewOf).sort(newestFirst);
  }

  /** Sessions and messages are asked of those who keep them. */
  async ofUser(ctx: Ctx, id: string, first: Entry): Promise<{ timeline: TimelineEntry[]; signIn: SignIn | null | undefined }> {
    const [own, signIn, messages] = await Promise.all([
      this.of(id, first),
      this.neighbours.signInOf(ctx, id),
      this.neighbours.notifiedOf(ctx, id),
    ]);
    return { timeline: [...own, ...(signIn ? signedIn(signIn) : []), ...messages].sort(newestFirst), signIn };
  }

  /** Of whom or what is gone nothing is written that comes late, on nobody's timeline. */
  async add(tx: Tx, subjectIds: readonly string[], { at, what, facts, personId }: News): Promise<void> {
    const named = [personId, facts['vacancyId']].filter((id) => typeof id === 'string');
    const gone = await tx.forgottenAmong([...subjectIds, ...named]);
    if (named.some((id) => gone.has(id))) return;
    const subjects = subjectIds.filter((id) => !gone.has(id));
    await this.happenings.add(
      tx,
      subjects.map((subjectId) => ({
        id: this.clock.id(),
        subjectId,
        personId: personId && personId !== subjectId ? personId : null,
        at,
        what,
        facts,
      })),
    );
  }
}
