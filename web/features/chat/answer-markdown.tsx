import './answer-text.css';
import { ExternalLink, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { Link } from 'react-router';
import remarkGfm from 'remark-gfm';
import { Button } from '#web/ui/button.tsx';
import { markFigures } from './mark-figures.ts';
import { chatMessages as say } from './messages.ts';
import { nestsTooDeeply } from './nests-too-deeply.ts';
import { PlainAnswer } from './plain-answer.tsx';
import { isProposal } from './proposal-link.ts';

interface AnswerMarkdownProps {
  text: string;
  /** Sends an offered question. */
  onAsk: (question: string) => void;
  /** Opens a proposal in its form: the source's path and number. */
  onPropose: (path: string, number: number) => void;
  /** Offered questions cannot be sent while an answer is under way. */
  isBusy: boolean;
}

/**
 * An answer's markdown with tables, task lists, strikethrough and autolinks; without HTML and images. Loaded only when there is
 * an answer to show.
 */
export default function AnswerMarkdown({ text, onAsk, onPropose, isBusy }: AnswerMarkdownProps) {
  if (nestsTooDeeply(text)) return <PlainAnswer text={text} />;
  const components: Components = {
    a: ({ href = '', title, children }) =>
      href === '#ask' ? (
        <Button
          size="sm"
          disabled={isBusy}
          onClick={() => onAsk(textOf(children))}
          className="my-0.5 h-auto min-h-7 whitespace-normal py-1 text-left"
        >
          {children}
        </Button>
      ) : (
        <AnswerLink href={href} title={title} onPropose={onPropose}>
          {children}
        </AnswerLink>
      ),
    img: ({ alt }) => <>{alt}</>,
    table: ({ children }) => (
      // Focusable, so that a wide table can be scrolled by keys.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus
      <section tabIndex={0} aria-label={say.showTable} className="max-w-full overflow-x-auto">
        <table>{children}</table>
      </section>
    ),
  };
  return (
    <div className="answer-text min-w-0">
      <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={[markFigures]} components={components}>
        {text}
      </Markdown>
    </div>
  );
}

interface AnswerLinkProps {
  href: string;
  title: string | undefined;
  onPropose: AnswerMarkdownProps['onPropose'];
  children: ReactNode;
}

/** A source inside the application, an act of law, or an address in somebody's text, which shows its host. */
function AnswerLink({ href, title, onPropose, children }: AnswerLinkProps) {
  const label = textOf(children);
  const isSource = /^\d+$/.test(label) && title !== undefined;
  const look = isSource ? { className: 'source-mark', 'aria-label': say.sourceLabel(Number(label), title) } : {};
  if (isProposal(href)) {
    return (
      <Button
        size="sm"
        title={title}
        aria-label={say.openProposalLabel(title ?? '')}
        onClick={() => onPropose(href, Number(label))}
        className="mx-0.5 h-auto min-h-6 py-0.5 align-baseline text-xs"
      >
        <PencilLine aria-hidden="true" />
        {say.openProposal}
      </Button>
    );
  }
  if (href.startsWith('/app/')) {
    return (
      <Link to={href} title={title} {...look}>
        {children}
      </Link>
    );
  }
  const host = hostOf(href);
  if (!host) return <>{children}</>;
  return (
    <a href={href} title={title ?? host} target="_blank" rel="noopener noreferrer" {...look}>
      {children}
      {isSource ? null : (
        <>
          {label.includes(host) ? null : ` (${host})`}
          <ExternalLink aria-hidden="true" className="ml-0.5 inline size-3" />
        </>
      )}
    </a>
  );
}

function hostOf(href: string): string | null {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return null;
  return new URL(href).host;
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return '';
}
