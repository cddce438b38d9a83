import { Controller } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { In } from '@tandem/contracts/define';
import { search } from '@tandem/geo/places';
import type { Ctx } from '@tandem/service-kit/context';
import { Handles } from '@tandem/service-kit/handles';
import { addressOf } from './address-of';

@Controller()
export class AddressesController {
  @Handles(accountsCalls.searchAddress)
  async search({ language }: Ctx, { query }: In<typeof accountsCalls.searchAddress>) {
    return Promise.resolve(search(query.query, { language }).map(addressOf));
  }
}
