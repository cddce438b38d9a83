import { Injectable } from '@nestjs/common';
import { Clock } from '@tandem/service-kit/clock';
import { OverviewRepository } from './overview.repository';

export type Statistics = { totalEmployers: number; totalVacancies: number; totalCandidates: number };

/** The home page is asked for often, and its numbers change slowly. */
const KEPT_FOR = 60_000;

@Injectable()
export class StatisticsService {
  private kept: { at: number; numbers: Promise<Statistics> } | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly overview: OverviewRepository,
  ) {}

  async get(): Promise<Statistics> {
    const now = this.clock.now().getTime();
    if (!this.kept || now - this.kept.at >= KEPT_FOR) this.kept = { at: now, numbers: this.count() };
    try {
      return await this.kept.numbers;
    } catch (error) {
      this.kept = undefined;
      throw error;
    }
  }

  private async count(): Promise<Statistics> {
    const [{ employers, candidates }, totalVacancies] = await Promise.all([this.overview.amounts(), this.overview.openVacancies()]);
    return { totalEmployers: employers, totalVacancies, totalCandidates: candidates };
  }
}
