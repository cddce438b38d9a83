import { Controller } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { PicturesService } from '../pictures/pictures.service';
import { CandidatesService } from './candidates.service';

@Controller()
export class CandidatesController {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly pictures: PicturesService,
  ) {}

  @Handles(accountsCalls.updateCandidate)
  async update(ctx: Ctx, { body, files }: In<typeof accountsCalls.updateCandidate>) {
    const updated = await this.candidates.update(ctx, body);
    return files.profilePicture ? this.pictures.replace(ctx, files.profilePicture) : updated;
  }
}
