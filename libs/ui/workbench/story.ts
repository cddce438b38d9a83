import type { ComponentType } from 'react';

/** A button whose press shows more of a component: the beginning of its name, and the width it is there at. */
interface Press {
  press: string;
  /** Of the window, in px. Default 1024. */
  width?: number;
}

/** The states of one component, each drawn by a component without props. */
export interface Stories {
  title: string;
  group: 'Actions' | 'Fields' | 'Feedback' | 'Matching' | 'Navigation' | 'Overlays' | 'Surfaces' | 'Data' | 'Mails';
  /** Room for the whole width of the page, where the component needs it. */
  isWide?: boolean;
  states: Record<string, ComponentType>;
  /** What opens; the check presses each and looks again. */
  opens?: readonly Press[];
}
