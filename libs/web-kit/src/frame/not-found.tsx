import { EmptyState } from '@tandem/ui/empty-state';
import { Page } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { useText } from '../language/text';
import { useTitle } from '../app/title';

/** What an unknown address shows. */
const NotFound = () => {
  const t = useText();
  useTitle(t('not_found.title'));
  return (
    <Page width="narrow">
      <EmptyState
        illustration="not-found"
        level={1}
        title={t('not_found.title')}
        action={
          <LinkButton href="/" variant="primary">
            {t('not_found.home')}
          </LinkButton>
        }
      >
        {t('not_found.text')}
      </EmptyState>
    </Page>
  );
};

export default NotFound;
