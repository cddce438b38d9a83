import { Link } from '@tandem/ui/link';
import { ArrowLeft } from 'lucide-react';
import { lastAddressOf } from '../browser/recent-paths';
import { useText } from '../language/text';

/** The board as it was narrowed when one left it, so that the next application is at hand. */
export const funnelAddress = (): string => lastAddressOf('/funnel');

/** Back from an application to the board it was opened from. */
export const ToFunnel = ({ className }: { className?: string }) => (
  <Link href={funnelAddress()} isQuiet {...(className && { className })}>
    <ArrowLeft size={16} aria-hidden /> {useText()('nav.hiring_funnel')}
  </Link>
);
