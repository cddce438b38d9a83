import { useTitle } from './title';

/** Names the window, from within a part of a page that is not always the whole one. */
export const TitleOf = ({ title }: { title: string }) => {
  useTitle(title);
  return null;
};
