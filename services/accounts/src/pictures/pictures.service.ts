import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { StoredFile } from '@tandem/contracts/define';
import type { Account as AccountShape } from '@tandem/contracts/entities/account';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { KeptFiles } from '@tandem/service-kit/object-store/kept-files';
import { type Frame, ImageFiles } from '@tandem/service-kit/object-store/image-files';
import { Changes } from '../accounts/changes.service';
import { Profiles } from '../accounts/profiles.service';
import { folders } from '../files/folders';

const frame: Frame = { width: 512, height: 512, fit: 'cover' };

/** The picture of a candidate: a square. Employers show their company instead. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly db: Db,
    private readonly changes: Changes,
    private readonly profiles: Profiles,
    private readonly images: ImageFiles,
    private readonly files: KeptFiles,
  ) {}

  /** @throws Problem forbidden (403) for employers, invalid_image (415) */
  async replace(ctx: Ctx, file: StoredFile | undefined): Promise<AccountShape> {
    const id = candidateIn(ctx);
    const key = await this.images.draw(ctx, file, { field: 'profilePicture', folder: folders.candidate(id), frame });
    await this.db.run(ctx, async (tx) => this.files.keep(tx, key, await this.set(tx, id, key), file?.key));
    return this.profiles.read(id);
  }

  /** @throws Problem forbidden (403) for employers */
  async remove(ctx: Ctx): Promise<void> {
    const id = candidateIn(ctx);
    await this.db.run(ctx, async (tx) => this.files.drop(tx, [await this.set(tx, id, null)]));
  }

  /** Answers the key of the picture before. */
  private async set(tx: Tx, id: string, key: string | null): Promise<string | null> {
    let before: string | null = null;
    await this.changes.candidate(tx, id, (candidate) => {
      before = candidate.pictureKey;
      candidate.pictureKey = key;
    });
    return before;
  }
}

const candidateIn = ({ accountId, accountType }: Ctx): string => {
  if (!accountId || accountType !== 'CANDIDATE') throw problem('forbidden');
  return accountId;
};
