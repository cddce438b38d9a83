import type { BaseConfig } from '../config';
import { NoTracing, type Tracing } from './tracing';

/** Tracing as the settings ask for it. What speaks to a collector is loaded only where there is one. */
export const openTracing = async (
  service: string,
  config: Pick<BaseConfig, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>,
): Promise<Tracing> => {
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT) return new NoTracing();
  const { OtlpTracing } = await import('@tandem/service-kit/tracing/otlp-tracing');
  return new OtlpTracing(service, config.OTEL_EXPORTER_OTLP_ENDPOINT, config.OTEL_TRACES_SAMPLER_ARG);
};
