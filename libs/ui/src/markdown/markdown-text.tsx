import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';

interface MarkdownTextProps {
  children: string;
  topLevel: 2 | 3 | 4;
}

const SOURCE_LEVELS = [1, 2, 3, 4, 5, 6] as const;

/** The highest level of heading a text uses; many begin with the second. */
const highestIn = (text: string): number =>
  Math.min(6, ...[...text.matchAll(/^ {0,3}(#{1,6})\s/gm)].map(([, signs = '#']) => signs.length));

/** Which tag each heading of the source becomes, so that its highest ones get the top level. */
const headingsFrom = (topLevel: number, text: string): Components => {
  const highest = highestIn(text);
  return Object.fromEntries(SOURCE_LEVELS.map((level) => [`h${level}`, `h${Math.min(6, Math.max(topLevel, level + topLevel - highest))}`]));
};

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

/** The reader of Markdown itself, in a file of its own so that it is loaded when there is something to read. */
const MarkdownText = ({ children, topLevel }: MarkdownTextProps) => (
  <ReactMarkdown rehypePlugins={[rehypeSanitize]} components={{ ...headingsFrom(topLevel, children), ...components }}>
    {children}
  </ReactMarkdown>
);

export default MarkdownText;
