import { EmptyState } from '@tandem/ui/empty-state';
import { Page, Row } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { useLocation } from 'react-router';
import { config } from '../app/config';
import { withReturn } from '../browser/return-path';
import { useText } from '../language/text';

const gates = { '/funnel': 'funnel', '/notifications': 'notifications', '/intake': 'intake' } as const;
const drawings = { funnel: 'first-application', hiring: 'no-one-yet', notifications: 'nothing-new', intake: 'empty-page' } as const;

/** Where visitors meet a page that belongs to an account: what it is, and the two ways in. */
const Gate = () => {
  const { pathname, search } = useLocation();
  const t = useText();
  const page = gates[pathname.replace(/\/$/, '') as keyof typeof gates] ?? 'funnel';
  const name = page === 'funnel' && config().app === 'employer' ? 'hiring' : page;
  return (
    <Page width="narrow">
      <EmptyState
        illustration={drawings[name]}
        level={1}
        title={t(`gate.${name}.title`)}
        action={
          <Row>
            <LinkButton href={withReturn('/login', pathname + search)} variant="primary">
              {t('nav.login')}
            </LinkButton>
            <LinkButton href="/register">{t('nav.register')}</LinkButton>
          </Row>
        }
      >
        {t(`gate.${name}.text`)}
      </EmptyState>
    </Page>
  );
};

export default Gate;
