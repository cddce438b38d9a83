import type { MessageId } from '@tandem/locales/bundle';
import type { Load } from '../access';

/**
 * Stands in a route table for a screen that is not built yet, by the id of the specification and the title it will have.
 * `npm run screens:missing` lists these.
 */
export const unbuilt =
  (screen: `SC-${string}`, title: MessageId): Load =>
  async () => {
    const { UnbuiltPage } = await import('./unbuilt-page');
    const Unbuilt = () => <UnbuiltPage title={title} />;
    Unbuilt.displayName = screen;
    return { default: Unbuilt };
  };
