import { run } from '@tandem/service-kit/run';
import { boot, service } from './service';

void run(service, boot);
