import { Page, PageHead } from '@tandem/ui/layout';
import { Markdown } from '@tandem/ui/markdown';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { config } from '../app/config';
import { ErrorScreen } from '../frame/error-screen';
import { useLanguage, useText } from '../language/text';
import { usePolicyQuery, type PolicyName } from './policy.api';

const facts = (): Record<string, string> => {
  const { product, contact } = config();
  return { product, email: contact.email, address: contact.address };
};

/** Puts the facts of this installation where a text names them: {product}, {email}, {address}. */
const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** One of the long texts under the pages, in the reader's language. */
export const PolicyText = ({ name, title }: { name: PolicyName; title: string }) => {
  const t = useText();
  const { data, error, refetch } = usePolicyQuery({ name, language: useLanguage() });
  if (error) return <ErrorScreen error={error} retry={() => void refetch()} />;
  return (
    <Page>
      <PageHead title={title} />
      {data === undefined ? (
        <Loading label={t('policy.loading')}>
          <SkeletonText lines={12} />
        </Loading>
      ) : (
        <Markdown lines={12}>{fill(data, facts())}</Markdown>
      )}
    </Page>
  );
};
