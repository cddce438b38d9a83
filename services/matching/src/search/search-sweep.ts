import { Injectable } from '@nestjs/common';
import { homeDay } from '@tandem/domain/local-day';
import { Clock } from '@tandem/service-kit/clock';
import { Every } from '@tandem/service-kit/every';
import { SearchesRepository } from './searches.repository';

const EVERY = 3_600_000;

/** Removes what was searched for on days before, whether anybody searches today or not. */
@Injectable()
export class SearchSweep {
  constructor(
    private readonly searches: SearchesRepository,
    private readonly clock: Clock,
  ) {}

  @Every(EVERY)
  async sweep(): Promise<void> {
    await this.searches.removeBefore(homeDay(this.clock.now()));
  }
}
