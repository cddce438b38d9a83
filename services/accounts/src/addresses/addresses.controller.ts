import { Controller } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { In } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { AddressSearch } from './address-search.service';

@Controller()
export class AddressesController {
  constructor(private readonly addresses: AddressSearch) {}

  @Handles(accountsCalls.searchAddress)
  async search(ctx: Ctx, { query }: In<typeof accountsCalls.searchAddress>) {
    return this.addresses.find(ctx, query.query ?? '');
  }
}
