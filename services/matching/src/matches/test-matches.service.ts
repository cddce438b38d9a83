import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { FileAnswer } from '@tandem/contracts/entities/answers';
import type { Match as MatchShape } from '@tandem/contracts/entities/match';
import type { CandidateSnapshot } from '@tandem/contracts/entities/snapshots';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { type CsvColumns, csvText } from '@tandem/service-kit/csv';
import { Db } from '@tandem/service-kit/database';
import { CandidatesRepository } from '../candidates/candidates.repository';
import { Owners } from '../runs/owners';
import { MatchReader } from './match-reader';
import { MatchesRepository } from './matches.repository';

type Person = { contact: CandidateSnapshot['contact'] | null; wishes: CandidateSnapshot['wishes'] | null };
type Line = Record<'candidate' | 'desiredTitle' | 'city' | 'company' | 'vacancy' | 'url' | 'vacancyCity' | 'score', string>;

const columns: CsvColumns<Line> = [
  { key: 'candidate', header: 'candidate' },
  { key: 'desiredTitle', header: 'desired title' },
  { key: 'city', header: 'city' },
  { key: 'company', header: 'company' },
  { key: 'vacancy', header: 'vacancy' },
  { key: 'url', header: 'URL' },
  { key: 'vacancyCity', header: 'vacancy city' },
  { key: 'score', header: 'score' },
];

const lineOf = ({ contact, wishes }: Person, { vacancy, percentage }: MatchShape): Line => ({
  candidate: [contact?.firstName, contact?.lastName].filter(Boolean).join(' '),
  desiredTitle: wishes?.preferences?.desiredJobTitle ?? '',
  city: contact?.address?.city ?? '',
  company: vacancy.employer.companyName,
  vacancy: vacancy.title ?? '',
  url: vacancy.originalUrl ?? '',
  vacancyCity: vacancy.address?.city ?? '',
  score: percentage === null ? '' : String(percentage),
});

/** Matches of candidates that exist to try the matching; those of people are nobody's here. */
@Injectable()
export class TestMatchesService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly owners: Owners,
    private readonly candidates: CandidatesRepository,
    private readonly matches: MatchesRepository,
    private readonly reader: MatchReader,
  ) {}

  /** @throws Problem candidate_not_found (404) */
  async list(ctx: Ctx, candidateId: string): Promise<MatchShape[]> {
    await this.testCandidate(ctx, candidateId);
    return this.of(candidateId);
  }

  /** @throws Problem candidate_not_found (404) */
  async download(ctx: Ctx, candidateId: string): Promise<FileAnswer> {
    const person = await this.testCandidate(ctx, candidateId);
    const lines = (await this.of(candidateId)).map((match) => lineOf(person, match));
    const fileName = `matches-${this.clock.now().toISOString().slice(0, 10)}.csv`;
    return { fileName, contentType: 'text/csv; charset=utf-8', text: csvText(columns, ctx.language, lines) };
  }

  private async of(candidateId: string): Promise<MatchShape[]> {
    const { manager } = this.db.source;
    return this.reader.views(manager, await this.matches.ofCandidate(manager, candidateId), 'CANDIDATE');
  }

  /** One made a moment ago may not have been told of yet. */
  private async testCandidate(ctx: Ctx, id: string): Promise<Person> {
    const known = await this.candidates.find(this.db.manager, id);
    const found = known?.contact ? known : (await this.owners.candidate(ctx, id)).candidate;
    if (!found.isTest) throw problem('candidate_not_found');
    return found;
  }
}
