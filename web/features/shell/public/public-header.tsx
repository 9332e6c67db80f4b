import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { Wordmark } from '#web/ui/mark.tsx';
import { uiMessages } from '#web/ui/messages.ts';
import { publicMessages as say } from '../page-skeletons/messages.ts';
import { pageWidth } from './page-width.ts';

interface PublicHeaderProps {
  /** Links to parts of the page; on phones in a separate row, so that nothing is hidden in a menu. */
  sections?: ReactNode;
  /** Where the visitor can continue. */
  actions: ReactNode;
}

/** Wordmark, the page's sections, and where to go next. */
export function PublicHeader({ sections, actions }: PublicHeaderProps) {
  return (
    <>
      <a
        href="#content"
        className="sr-only z-10 rounded-md bg-raised px-3 py-2 text-sm font-medium text-ink shadow-float focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-3 focus:py-2"
      >
        {say.skip}
      </a>
      <header className="border-b">
        <div className={cn(pageWidth, 'flex flex-wrap items-center gap-x-8 gap-y-1 py-3 sm:py-4')}>
          <a href="/" aria-label={uiMessages.home} className="rounded-sm">
            {/* Next to two long buttons, phones have room only for the mark. */}
            <Wordmark className={sections ? '' : 'max-[26rem]:[&>span]:sr-only'} />
          </a>
          {sections ? (
            <nav
              aria-label={say.sections}
              className="order-last -mx-2 flex w-full gap-1 text-sm md:order-none md:w-auto"
            >
              {sections}
            </nav>
          ) : null}
          <div className="ml-auto flex items-center gap-2">{actions}</div>
        </div>
      </header>
    </>
  );
}

export function SectionLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="rounded-sm px-2 py-1.5 text-muted transition-colors hover:text-ink">
      {children}
    </a>
  );
}
