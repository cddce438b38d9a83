import { run } from '@tandem/service-kit/run';
import { service } from './service';

void run(service);
