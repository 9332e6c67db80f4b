import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type PublicScreenName, screens } from '#contract/screens.ts';
import { documents, type ServedDocument } from '#web/features/shell/docs/documents.ts';
import { docsMessages } from '#web/features/shell/docs/messages.ts';
import { publicMessages } from '#web/features/shell/page-skeletons/messages.ts';
import { listOutlines, startOutline } from '#web/features/shell/page-skeletons/outlines.tsx';
import { demoMessages, landingMessages, SIGN_UP } from '#web/features/shell/public/messages.ts';
import { PublicFooter } from '#web/features/shell/public/public-footer.tsx';
import { PublicHeader, SectionLink } from '#web/features/shell/public/public-header.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { uiMessages } from '#web/ui/messages.ts';
import DemoPage from './demo.tsx';
import DocsPage from './docs.tsx';
import LandingPage from './landing.tsx';
import { NotFoundPage } from './not-found.tsx';
import { UnavailablePage } from './unavailable.tsx';

/** The HTML of a public screen. Only the contents of `main` are hydrated in the browser, and only by the page's script. */
interface PublicPage {
  title: string;
  description: string;
  header: ReactNode;
  main: string;
  /** Relative to `web/`. */
  script: string;
}

const pages: Record<PublicScreenName, PublicPage> = {
  landing: {
    title: landingMessages.pageTitle,
    description: landingMessages.pageDescription,
    header: (
      <PublicHeader
        actions={
          <>
            <LinkButton href="/demo">{publicMessages.viewDemo}</LinkButton>
            <LinkButton href="/auth">{publicMessages.signIn}</LinkButton>
          </>
        }
        sections={
          <>
            <SectionLink href="#features">{publicMessages.features}</SectionLink>
            <SectionLink href="#process">{publicMessages.process}</SectionLink>
            <SectionLink href="#pricing">{publicMessages.pricing}</SectionLink>
          </>
        }
      />
    ),
    main: renderToStaticMarkup(<LandingPage />),
    script: 'pages/page-script.ts',
  },
  demo: {
    title: demoMessages.pageTitle,
    description: demoMessages.pageDescription,
    header: (
      <PublicHeader
        actions={
          <>
            <LinkButton href="/">{publicMessages.backToHome}</LinkButton>
            <LinkButton href={SIGN_UP} variant="primary">
              {publicMessages.getStarted}
            </LinkButton>
          </>
        }
      />
    ),
    main: renderToString(<DemoPage />),
    script: 'pages/demo-script.ts',
  },
  docs: docsPage(),
};

/** The public pages and the error pages as HTML, for the build. */
export function renderPages() {
  const after = renderToStaticMarkup(<PublicFooter />);
  const named = Object.entries(pages) as [PublicScreenName, PublicPage][];
  return [
    ...named.map(([name, { header, ...page }]) => ({
      ...page,
      name,
      path: screens[name].path,
      before: renderToStaticMarkup(header),
      after,
    })),
    ...documents.map((document) => {
      const { header, ...page } = docsPage(document);
      const { name, path } = document;
      return { ...page, name: `docs/${name}`, path, before: renderToStaticMarkup(header), after };
    }),
    standIn('404', publicMessages.notFoundTitle, <NotFoundPage />, 'pages/page-script.ts'),
    standIn('unavailable', publicMessages.unavailableTitle, <UnavailablePage />, 'pages/unavailable-script.ts'),
  ];
}

/** A document of the documentation, or the list of all documents. */
function docsPage(document?: ServedDocument): PublicPage {
  return {
    title: uiMessages.pageTitle(document?.title ?? docsMessages.pageTitle),
    description: document ? docsMessages.descriptionOf(document.title) : docsMessages.pageDescription,
    header: (
      <PublicHeader
        actions={
          <>
            {document ? <LinkButton href={screens.docs.path}>{docsMessages.index}</LinkButton> : null}
            <LinkButton href="/auth">{publicMessages.signIn}</LinkButton>
          </>
        }
      />
    ),
    main: renderToStaticMarkup(<DocsPage document={document} />),
    script: 'pages/page-script.ts',
  };
}

/** What a screen's page shows until its script has loaded. */
export function renderOutlines() {
  return {
    screens: listOutlines().map(({ outline, ...page }) => ({ ...page, outline: renderToStaticMarkup(outline) })),
    start: renderToStaticMarkup(startOutline),
  };
}

function standIn(name: string, heading: string, page: ReactNode, script: string) {
  const title = uiMessages.pageTitle(heading);
  const main = renderToStaticMarkup(page);
  return { name, path: null, title, description: title, before: '', main, after: '', script };
}
