import { defineService } from '@tandem/service-kit/definition';
import * as z from 'zod';
import { Initial1763700000000 } from '../migrations/20251121044000-initial';
import { Reading1763776800000 } from '../migrations/20251122020000-reading';
import { AppModule } from './app.module';
import { ResumeRow } from './resume/resume.entity';

export const service = defineService({
  name: 'resumes',
  config: z.object({}),
  module: AppModule,
  database: { entities: [ResumeRow], migrations: [Initial1763700000000, Reading1763776800000] },
});
