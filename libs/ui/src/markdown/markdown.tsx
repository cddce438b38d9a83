import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { Prose } from '../text/text';

export interface MarkdownProps {
  /** Markdown from anywhere: raw HTML in it is dropped, and so are links that are no http, mailto or path. */
  children: string;
  /** The level its first headings get in the page. Default 2. */
  topLevel?: 2 | 3 | 4;
  className?: string;
}

type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
const SOURCE_LEVELS = [1, 2, 3, 4, 5, 6] as const;

const headingsFrom = (topLevel: number): Components =>
  Object.fromEntries(SOURCE_LEVELS.map((level) => [`h${level}`, `h${Math.min(6, level + topLevel - 1)}` as HeadingTag]));

const components: Components = {
  a: ({ href, children }) => {
    const isElsewhere = /^https?:/.test(href ?? '');
    return (
      <a href={href} {...(isElsewhere ? { rel: 'noopener noreferrer nofollow', target: '_blank' } : undefined)}>
        {children}
      </a>
    );
  },
  img: ({ src, alt }) => <img src={src} alt={alt ?? ''} loading="lazy" />,
};

/** Markdown as running text. Heavy: import it lazily where a page can do without it at first. */
export const Markdown = ({ children, topLevel = 2, className }: MarkdownProps) => (
  <Prose className={className}>
    <ReactMarkdown rehypePlugins={[rehypeSanitize]} components={{ ...headingsFrom(topLevel), ...components }}>
      {children}
    </ReactMarkdown>
  </Prose>
);

export default Markdown;
