import { conforms } from '../conformance/conformance';
import { ProviderIcon } from './provider-icon';

describe.each(['google', 'linkedin'] as const)('ProviderIcon of %s', (provider) => conforms(<ProviderIcon provider={provider} />));
