import { Controller } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { CompanyImagesService } from './company-images.service';
import { PicturesService } from './pictures.service';

@Controller()
export class PicturesController {
  constructor(
    private readonly pictures: PicturesService,
    private readonly companyImages: CompanyImagesService,
  ) {}

  @Handles(accountsCalls.replacePicture)
  async replace(ctx: Ctx, { files }: In<typeof accountsCalls.replacePicture>) {
    return this.pictures.replace(ctx, files.profilePicture);
  }

  @Handles(accountsCalls.removePicture)
  async remove(ctx: Ctx) {
    return this.pictures.remove(ctx);
  }

  @Handles(accountsCalls.replaceCompanyImage)
  async companyImage(ctx: Ctx, { params, body, files }: In<typeof accountsCalls.replaceCompanyImage>) {
    return this.companyImages.replace(ctx, params.id, body.type, files.image);
  }
}
