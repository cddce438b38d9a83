import type { ComponentType } from 'react';

/** The states of one component, each drawn by a component without props. */
export interface Stories {
  title: string;
  group: 'Actions' | 'Fields' | 'Feedback' | 'Matching' | 'Navigation' | 'Overlays' | 'Surfaces' | 'Data';
  /** Room for the whole width of the page, where the component needs it. */
  isWide?: boolean;
  states: Record<string, ComponentType>;
}
