import './answer-text.css';
import { PencilLine } from 'lucide-react';
import { type ReactNode, useContext, useMemo, useRef } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { Link } from 'react-router';
import remarkGfm from 'remark-gfm';
import { withoutDirectionSigns } from '#domain/words/direction-signs.ts';
import { OpenSourceContext } from '#web/features/assistant/query/open-source.ts';
import { Button } from '#web/ui/inputs/button.tsx';
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
  /** Offered questions cannot be sent while an answer is in progress. */
  isBusy: boolean;
}

/**
 * Renders an answer's Markdown with tables, task lists, strikethrough and autolinks, but without HTML and images. Loaded only when there
 * is an answer to show.
 */
export default function AnswerMarkdown({ text, onAsk, onPropose, isBusy }: AnswerMarkdownProps) {
  const acts = useRef<Acts>({ onAsk, onPropose });
  acts.current = { onAsk, onPropose };
  // Rendered again only if the text changes: otherwise its links would be new elements, and lose the focus.
  const drawn = useMemo(
    () =>
      nestsTooDeeply(text) ? (
        <PlainAnswer text={text} />
      ) : (
        <div className="answer-text min-w-0">
          <Markdown
            remarkPlugins={[remarkGfm, withoutReferences]}
            rehypePlugins={[markFigures]}
            components={componentsFor(isBusy, {
              onAsk: (question) => acts.current.onAsk(question),
              onPropose: (path, number) => acts.current.onPropose(path, number),
            })}
          >
            {withoutDirectionSigns(text)}
          </Markdown>
        </div>
      ),
    [text, isBusy],
  );
  return drawn;
}

type Acts = Pick<AnswerMarkdownProps, 'onAsk' | 'onPropose'>;

function componentsFor(isBusy: boolean, { onAsk, onPropose }: Acts): Components {
  return {
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
      // Focusable, so that a wide table can be scrolled with the keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus
      <section tabIndex={0} aria-label={say.showTable} className="max-w-full overflow-x-auto">
        <table>{children}</table>
      </section>
    ),
  };
}

interface AnswerLinkProps {
  href: string;
  title: string | undefined;
  onPropose: AnswerMarkdownProps['onPropose'];
  children: ReactNode;
}

/** A link to a place inside the application or to a legal act; any other address does not lead anywhere. */
function AnswerLink({ href, title, onPropose, children }: AnswerLinkProps) {
  const openSource = useContext(OpenSourceContext);
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
      <Link
        to={href}
        title={title}
        onClick={(event) => {
          const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey);
          if (isPlain && openSource(href)) event.preventDefault();
        }}
        {...look}
      >
        {children}
      </Link>
    );
  }
  if (!isSource || !LAW.test(href)) return <>{children}</>;
  return (
    <a href={href} title={title} target="_blank" rel="noopener noreferrer" {...look}>
      {children}
    </a>
  );
}

/** The addresses that sources in the law link to. */
const LAW = /^https?:\/\/data\.europa\.eu\//;

/** Disables reference definitions and indented code blocks, in which sources could not be selected. */
function withoutReferences(this: { data: () => object }) {
  const data = this.data() as { micromarkExtensions?: object[] };
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ disable: { null: ['definition', 'codeIndented'] } });
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return '';
}
