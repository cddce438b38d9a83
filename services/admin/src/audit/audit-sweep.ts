import { Injectable } from '@nestjs/common';
import { ages } from '@tandem/domain/limits';
import { Clock } from '@tandem/service-kit/clock';
import { Every } from '@tandem/service-kit/every';
import { AuditRepository } from './audit.repository';

const EVERY = 3_600_000;

/** Removes what staff did so long ago that nobody asks for it any more: it names them, and those they looked at. */
@Injectable()
export class AuditSweep {
  constructor(
    private readonly entries: AuditRepository,
    private readonly clock: Clock,
  ) {}

  @Every(EVERY)
  async sweep(): Promise<void> {
    await this.entries.removeBefore(new Date(this.clock.now().getTime() - ages.audit * 1_000));
  }
}
