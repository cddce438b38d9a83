import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many texts a model wrote for an account on a day. */
@Entity('written_text')
export class WrittenText {
  @PrimaryColumn('uuid', { name: 'account_id' })
  accountId: string;

  @PrimaryColumn('date')
  day: string;

  @Column('integer')
  count: number;
}
