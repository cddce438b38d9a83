import { skillIndex } from '@tandem/taxonomy/skill-index';
import { defineService } from '@tandem/service-kit/definition';
import { Initial1763700000000 } from '../migrations/20251121044000-initial';
import { Reading1763776800000 } from '../migrations/20251122020000-reading';
import { Documents1763780400000 } from '../migrations/20251122030000-documents';
import { Unclaimed1795563000000 } from '../migrations/20261124233000-unclaimed';
import { Promised1795651200000 } from '../migrations/20261126000000-promised';
import { ContentChanged1795896000000 } from '../migrations/20261128200000-content-changed';
import { AppModule } from './app.module';
import { Application } from './applications/application.entity';
import { WrittenText } from './applications/written-text.entity';
import { CandidateCopy } from './candidates/candidate-copy.entity';
import { config } from './config';
import { ResumeRow } from './resume/resume.entity';
import { languageOf } from './resume/resume-language';

export const service = defineService({
  name: 'resumes',
  config,
  module: AppModule,
  prepare: () => {
    skillIndex();
    languageOf([]);
  },
  database: {
    entities: [ResumeRow, Application, WrittenText, CandidateCopy],
    migrations: [
      Initial1763700000000,
      Reading1763776800000,
      Documents1763780400000,
      Unclaimed1795563000000,
      Promised1795651200000,
      ContentChanged1795896000000,
    ],
  },
});
