/** Something on the page that is not saved; `mayLeave` asks whether it may be left behind. */
export type UnsavedWork = { mayLeave: () => Promise<boolean> };

/** All of it; emptied once it is clear that nobody wants it any more. */
export const unsavedWork = new Set<UnsavedWork>();
