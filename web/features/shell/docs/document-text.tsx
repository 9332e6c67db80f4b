import { isValidElement, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { cn } from '#web/lib/cn.ts';
import { addressIn, type ServedDocument } from './documents.ts';
import { docsMessages as say } from './messages.ts';

/** Renders a document's Markdown as HTML, with anchors at its headings. The build renders it, and it needs no script. */
export function DocumentText({ document }: { document: ServedDocument }) {
  return (
    <div className="flex min-w-0 flex-col gap-4 leading-relaxed wrap-anywhere">
      <Markdown remarkPlugins={[remarkGfm]} components={componentsOf(document.name)} urlTransform={(url) => url}>
        {document.text}
      </Markdown>
    </div>
  );
}

const componentsOf = (name: string): Components => ({
  h1: ({ children }) => <h1 className="headline text-2xl sm:text-3xl">{children}</h1>,
  h2: ({ children }) => (
    <h2 id={anchorOf(children)} className="headline mt-6 scroll-mt-6 text-xl">
      {children}
    </h2>
  ),
  h3: ({ children }) => (
    <h3 id={anchorOf(children)} className="headline mt-3 scroll-mt-6 text-lg">
      {children}
    </h3>
  ),
  a: ({ href = '', children }) => {
    const address = addressIn(name, href);
    if (address === null) return <>{children}</>;
    return (
      <a href={address} className="text-accent underline underline-offset-3">
        {children}
      </a>
    );
  },
  img: ({ src = '', alt = '' }) => (
    <img src={addressIn(name, String(src)) ?? ''} alt={alt} loading="lazy" className="max-w-full rounded-md border" />
  ),
  ul: ({ children }) => <ul className="flex list-disc flex-col gap-1.5 pl-5">{children}</ul>,
  ol: ({ children }) => <ol className="flex list-decimal flex-col gap-1.5 pl-6">{children}</ol>,
  blockquote: ({ children }) => (
    <blockquote className="border-l-2 border-line-strong pl-4 text-muted">{children}</blockquote>
  ),
  code: ({ children }) => <code className="rounded-sm bg-sunken px-1 py-0.5 text-[0.9em]">{children}</code>,
  pre: ({ children }) => (
    <ScrollBox label={say.code} className="bg-sunken px-4 py-3 text-sm">
      <pre>{children}</pre>
    </ScrollBox>
  ),
  table: ({ children }) => (
    <ScrollBox label={say.table} className="bg-surface">
      <table className="min-w-full text-sm wrap-normal">{children}</table>
    </ScrollBox>
  ),
  th: ({ children }) => <th className="border-b px-3 py-2 text-left align-top font-medium">{children}</th>,
  td: ({ children }) => <td className="min-w-28 border-b px-3 py-2 align-top">{children}</td>,
});

/** A box for content that may be wider than the page; it can get the focus, so that it can be scrolled with keys. */
function ScrollBox({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus
    <div role="group" tabIndex={0} aria-label={label} className={cn('overflow-x-auto rounded-md border', className)}>
      {children}
    </div>
  );
}

/** Makes anchors in the same way as repository websites, so that links between the files work in both places. */
function anchorOf(heading: ReactNode): string {
  return textOf(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}
