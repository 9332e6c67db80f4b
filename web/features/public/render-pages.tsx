import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { boots } from '#web/features/boot/boots.tsx';
import DemoScreen from '#web/routes/demo.tsx';
import LandingScreen from '#web/routes/landing.tsx';
import { routeMessages } from '#web/routes/messages.ts';
import { NotFoundScreen } from '#web/routes/not-found.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { uiMessages } from '#web/ui/messages.ts';
import { demoMessages } from './demo-messages.ts';
import { landingMessages } from './landing-messages.ts';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader, SectionLink } from './public-header.tsx';
import { publicMessages as say } from './public-messages.ts';
import { Unavailable } from './unavailable.tsx';

/** The public pages as HTML, for the build. Only what lies in `main` is made alive in the browser, and only by a page's script. */
export function renderPages() {
  const footer = renderToStaticMarkup(<PublicFooter />);
  return [
    {
      name: 'landing',
      path: '/',
      title: landingMessages.pageTitle,
      description: landingMessages.pageDescription,
      before: renderHeader(
        <>
          <LinkButton href="/demo">{say.viewDemo}</LinkButton>
          <LinkButton href="/auth">{say.signIn}</LinkButton>
        </>,
        <>
          <SectionLink href="#features">{say.features}</SectionLink>
          <SectionLink href="#process">{say.process}</SectionLink>
          <SectionLink href="#pricing">{say.pricing}</SectionLink>
        </>,
      ),
      main: renderToStaticMarkup(<LandingScreen />),
      after: footer,
      script: 'features/public/still-page.ts',
    },
    {
      name: 'demo',
      path: '/demo',
      title: demoMessages.pageTitle,
      description: demoMessages.pageDescription,
      before: renderHeader(
        <>
          <LinkButton href="/">{say.backToHome}</LinkButton>
          <LinkButton href="/auth" variant="primary">
            {say.getStarted}
          </LinkButton>
        </>,
      ),
      main: renderToString(<DemoScreen />),
      after: footer,
      script: 'features/public/demo-start.ts',
    },
    standIn(
      '404',
      uiMessages.pageTitle(routeMessages.notFoundTitle),
      <NotFoundScreen />,
      'features/public/still-page.ts',
    ),
    standIn(
      'unavailable',
      uiMessages.pageTitle(say.unavailableTitle),
      <Unavailable />,
      'features/public/unavailable-page.ts',
    ),
  ];
}

/** What a screen's page shows before its script has come, by the page's name. */
export function renderBoots() {
  return Object.fromEntries(boots.map(({ page, boot }) => [page, renderToStaticMarkup(boot)]));
}

function renderHeader(actions: ReactNode, sections?: ReactNode): string {
  return renderToStaticMarkup(<PublicHeader actions={actions} sections={sections} />);
}

function standIn(name: string, title: string, page: ReactNode, script: string) {
  const main = renderToStaticMarkup(page);
  return { name, path: null, title, description: title, before: '', main, after: '', script };
}
