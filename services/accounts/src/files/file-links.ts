import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@tandem/service-kit/clock';
import type { BaseConfig } from '@tandem/service-kit/config';
import { filePath } from '@tandem/service-kit/files';
import { CONFIG } from '@tandem/service-kit/tokens';

/** Paths of files as answers name them; those that are not public are signed and soon over. */
@Injectable()
export class FileLinks {
  constructor(
    @Inject(CONFIG) private readonly config: BaseConfig,
    private readonly clock: Clock,
  ) {}

  to(key: string | null): string | null {
    return key && filePath(this.config.CTX_SECRET, key, this.clock.now().getTime());
  }
}
