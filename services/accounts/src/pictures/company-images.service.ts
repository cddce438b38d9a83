import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { StoredFile } from '@tandem/contracts/define';
import type { CompanyImage } from '@tandem/domain/company';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { KeptFiles } from '@tandem/service-kit/object-store/kept-files';
import { type Frame, ImageFiles } from '@tandem/service-kit/object-store/image-files';
import { Changes } from '../accounts/changes.service';
import { CompaniesRepository } from '../companies/companies.repository';
import { folders } from '../files/folders';
import { publicPath } from '../files/public-path';

const kinds: Record<CompanyImage, { frame: Frame; column: 'bannerKey' | 'logoKey'; field: 'bannerUrl' | 'logoUrl' }> = {
  banner: { frame: { width: 1_600, height: 400, fit: 'cover' }, column: 'bannerKey', field: 'bannerUrl' },
  logo: { frame: { width: 512, height: 512, fit: 'inside' }, column: 'logoKey', field: 'logoUrl' },
};

/** Banner and logo of a company, for everybody to see. */
@Injectable()
export class CompanyImagesService {
  constructor(
    private readonly db: Db,
    private readonly companies: CompaniesRepository,
    private readonly changes: Changes,
    private readonly images: ImageFiles,
    private readonly files: KeptFiles,
  ) {}

  /** @throws Problem employer_not_found (404), forbidden (403) for somebody else's, invalid_image (415) */
  async replace(ctx: Ctx, companyId: string, type: CompanyImage, file: StoredFile | undefined) {
    const member = await this.companies.memberOf(this.companies.manager, ctx.accountId ?? '');
    if (member?.companyId !== companyId || member.state !== 'Active')
      throw problem((await this.companies.byId(companyId)) ? 'forbidden' : 'employer_not_found');
    const { frame, column, field } = kinds[type];
    const key = await this.images.draw(ctx, file, { field: 'image', folder: folders.company(companyId), frame });
    await this.db.run(ctx, async (tx) => {
      let before: string | null = null;
      await this.changes.company(tx, companyId, (company) => {
        before = company[column];
        company[column] = key;
      });
      await this.files.keep(tx, key, before, file?.key);
    });
    return { [field]: publicPath(key) };
  }
}
