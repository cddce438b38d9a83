import { ErrorState } from '@tandem/ui/error-state';
import { Row } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { Loading } from '@tandem/ui/skeleton';
import { Text } from '@tandem/ui/text';
import { VisuallyHidden } from '@tandem/ui/visually-hidden';
import { fileUrl } from '@tandem/web-kit/session/account-name';
import { useText } from '@tandem/web-kit/language/text';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DocumentPage } from './document-page';
import styles from './document-view.module.css';
import { openPdf, type PdfPages } from './pdf-pages';
import { useReadingPlaces } from '@tandem/web-kit/resume-lists/reading-context';

type State = { kind: 'loading' } | { kind: 'failed' } | { kind: 'open'; pdf: PdfPages };

/** Opens the document once, and again when somebody asks for another try. */
const usePdf = (url: string): [State, () => void] => {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    let close: (() => void) | undefined;
    openPdf(url).then(
      (pdf) => {
        close = pdf.close;
        if (isGone) pdf.close();
        else setState({ kind: 'open', pdf });
      },
      () => !isGone && setState({ kind: 'failed' }),
    );
    return () => {
      isGone = true;
      close?.();
    };
  }, [url, attempt]);
  const retry = () => {
    setState({ kind: 'loading' });
    setAttempt((before) => before + 1);
  };
  return [state, retry];
};

/** The uploaded document, with the place marked that the focused field was read from. */
export const DocumentView = ({ path }: { path: string }) => {
  const t = useText();
  const { shown, reading } = useReadingPlaces();
  // The link changes with every answer of the server; the document does not.
  const [url] = useState(() => fileUrl(path));
  const [state, retry] = usePdf(url);
  return (
    <section className={styles.document} aria-label={t('review.document')}>
      <Row isSpread>
        <Text size="small" tone="muted">
          {t('review.document_hint')}
        </Text>
        <LinkButton href={url} target="_blank" size="small" variant="quiet">
          <ExternalLink aria-hidden size={16} />
          {t('review.document_open')}
        </LinkButton>
      </Row>
      <VisuallyHidden>
        <span aria-live="polite">{shown && t('review.document_marked', { page: shown.page })}</span>
      </VisuallyHidden>
      {/* It scrolls, so it can be reached and scrolled with the keys too. */}
      <div className={styles.pages} tabIndex={0} role="group" aria-label={t('review.document')}>
        {state.kind === 'loading' && <Loading label={t('review.document_loading')}>{null}</Loading>}
        {state.kind === 'failed' && <ErrorState title={t('review.document_failed')} retryLabel={t('action.retry')} onRetry={retry} />}
        {state.kind === 'open' &&
          Array.from({ length: state.pdf.count }, (_, index) => (
            <DocumentPage
              key={index}
              pdf={state.pdf}
              number={index + 1}
              size={reading?.pages[index]}
              marked={shown?.page === index + 1 ? shown.box : null}
            />
          ))}
      </div>
    </section>
  );
};
