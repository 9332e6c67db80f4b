import { DocumentText } from '#web/features/shell/docs/document-text.tsx';
import { documentGroups, type ServedDocument } from '#web/features/shell/docs/documents.ts';
import { docsMessages as say } from '#web/features/shell/docs/messages.ts';
import { pageWidth } from '#web/features/shell/public/page-width.ts';
import { cn } from '#web/lib/cn.ts';

/** The documentation: a document beside the list of all documents, or only the list. */
export default function DocsPage({ document }: { document?: ServedDocument | undefined }) {
  return (
    <div className={cn(pageWidth, 'py-10')}>
      {document ? (
        <div className="flex flex-col gap-10 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
          <main id="content" tabIndex={-1} className="max-w-3xl min-w-0 lg:order-last">
            <DocumentText document={document} />
          </main>
          <DocumentList current={document} />
        </div>
      ) : (
        <main id="content" tabIndex={-1} className="flex flex-col gap-8">
          <div>
            <h1 className="headline text-2xl sm:text-3xl">{say.pageTitle}</h1>
            <p className="mt-3 max-w-prose text-muted">{say.lead}</p>
          </div>
          <DocumentList />
        </main>
      )}
    </div>
  );
}

function DocumentList({ current }: { current?: ServedDocument }) {
  return (
    <nav aria-label={say.documents} className="flex flex-col gap-6 text-sm">
      {documentGroups.map(({ title, documents }, index) => (
        <div key={title}>
          <h2 className="overline-label">{title}</h2>
          <ul className="mt-2 flex flex-col">
            {documents.map((document) => (
              <li key={document.name}>
                <DocumentLink href={document.path} isCurrent={document === current} title={document.title} />
              </li>
            ))}
            {index === documentGroups.length - 1 ? (
              <li>
                <DocumentLink href="/api/openapi.json" isCurrent={false} title={say.api} />
              </li>
            ) : null}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function DocumentLink({ href, isCurrent, title }: { href: string; isCurrent: boolean; title: string }) {
  return (
    <a
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className="block rounded-sm py-1.5 text-accent underline-offset-3 hover:underline aria-[current]:font-medium aria-[current]:text-ink"
    >
      {title}
    </a>
  );
}
