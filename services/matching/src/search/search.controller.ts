import { Controller } from '@nestjs/common';
import type { In } from '@tandem/contracts/define';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { SearchService } from './search.service';

@Controller()
export class SearchController {
  constructor(private readonly searches: SearchService) {}

  @Handles(matchingCalls.searchVacancies)
  async search(ctx: Ctx, { query }: In<typeof matchingCalls.searchVacancies>) {
    return this.searches.prompted(ctx, query);
  }

  @Handles(matchingCalls.searchUsage)
  async usage(ctx: Ctx) {
    return this.searches.usage(ctx);
  }

  @Handles(matchingCalls.openSearch)
  async open(ctx: Ctx, { query }: In<typeof matchingCalls.openSearch>) {
    return this.searches.open(ctx, query);
  }

  @Handles(matchingCalls.readSearch)
  async read(ctx: Ctx, { query }: In<typeof matchingCalls.readSearch>) {
    return this.searches.read(ctx, query);
  }
}
