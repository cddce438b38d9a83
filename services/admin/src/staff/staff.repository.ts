import { Injectable } from '@nestjs/common';
import { Db } from '@tandem/service-kit/database';
import { Person } from '../users/person.entity';

@Injectable()
export class StaffRepository {
  constructor(private readonly db: Db) {}

  /** The address of an administrator, or null for anybody else. */
  async emailOf(accountId: string): Promise<string | null> {
    const admin = await this.db.of(Person).findOne({ where: { id: accountId, isAdmin: true }, select: { email: true } });
    return admin?.email ?? null;
  }
}
