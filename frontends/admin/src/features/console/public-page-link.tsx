import { Link } from '@tandem/ui/link';
import { config } from '@tandem/web-kit/app/config';
import { useText } from '@tandem/web-kit/language/text';

/** To what everybody may see of a row, which is on another host than the console. */
export const PublicPageLink = ({ path }: { path: string }) => (
  <Link href={config().urls.candidate + path} target="_blank" rel="noreferrer">
    {useText()('admin.public_page.open')}
  </Link>
);
