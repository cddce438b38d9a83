import type { MessageId } from '@tandem/locales/bundle';
import { EmptyState } from '@tandem/ui/empty-state';
import { Page } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { useText } from '../text';
import { useTitle } from '../title';

/** What a screen shows that is not built yet: the truth, and a way back. */
export const UnbuiltPage = ({ title }: { title: MessageId }) => {
  const t = useText();
  useTitle(t(title));
  return (
    <Page width="narrow">
      <EmptyState
        illustration="empty-page"
        level={1}
        title={t(title)}
        action={
          <LinkButton href="/" variant="primary">
            {t('not_found.home')}
          </LinkButton>
        }
      >
        {t('unbuilt.text')}
      </EmptyState>
    </Page>
  );
};
