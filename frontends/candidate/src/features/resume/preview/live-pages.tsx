import { memo } from 'react';
import type { Draft } from '../draft/draft';
import { PageBreaks } from './page-breaks';
import { Preview } from './preview';
import { useLayout } from './use-layout';

type Props = { draft: Draft; pictureUrl: string | null };

/** The pages of a draft, with the switches of their page breaks. Drawn again for another draft only. */
const LivePages = memo(({ draft, pictureUrl }: Props) => {
  const layout = useLayout(draft, pictureUrl !== null);
  return (
    <Preview
      layout={layout}
      pictureUrl={pictureUrl}
      over={(page, zoom) => <PageBreaks layout={layout} settings={draft.settings} page={page} zoom={zoom} />}
    />
  );
});
LivePages.displayName = 'LivePages';

export default LivePages;
