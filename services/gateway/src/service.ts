import { defineService } from '@tandem/service-kit/definition';
import { AppModule } from './app.module';
import { boot } from './boot';
import { GatewayConfig } from './config';
import { ownSubjects } from './own/own-calls';

export const service = defineService({ name: 'gateway', config: GatewayConfig, module: AppModule });
export { boot, ownSubjects };
