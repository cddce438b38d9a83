import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { StoredFile } from '@tandem/contracts/define';
import type { Account as AccountShape } from '@tandem/contracts/entities/account';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { Changes } from '../accounts/changes.service';
import { Profiles } from '../accounts/profiles.service';
import { type Frame, ImageFiles } from './image-files';

const frame: Frame = { width: 512, height: 512, fit: 'cover' };

/** The picture of a candidate: a square. Employers show their company instead. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly db: Db,
    private readonly changes: Changes,
    private readonly profiles: Profiles,
    private readonly images: ImageFiles,
  ) {}

  /** @throws Problem forbidden (403) for employers, invalid_image (415) */
  async replace(ctx: Ctx, file: StoredFile | undefined): Promise<AccountShape> {
    const id = candidateIn(ctx);
    await this.put(ctx, id, await this.images.keep(file, 'profilePicture', `candidates/${id}`, frame));
    return this.profiles.read(id);
  }

  /** @throws Problem forbidden (403) for employers */
  async remove(ctx: Ctx): Promise<void> {
    await this.put(ctx, candidateIn(ctx), null);
  }

  private async put(ctx: Ctx, id: string, key: string | null): Promise<void> {
    const before = await this.db.run(ctx, async (tx) => {
      let old: string | null = null;
      await this.changes.candidate(tx, id, (candidate) => {
        old = candidate.pictureKey;
        candidate.pictureKey = key;
      });
      return old;
    });
    await this.images.drop(before);
  }
}

const candidateIn = ({ accountId, accountType }: Ctx): string => {
  if (!accountId || accountType !== 'CANDIDATE') throw problem('forbidden');
  return accountId;
};
