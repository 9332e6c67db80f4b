import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { Wordmark } from '#web/ui/mark.tsx';
import { uiMessages } from '#web/ui/messages.ts';
import { publicMessages as say } from '../page-skeletons/messages.ts';
import { pageWidth } from './page-width.ts';

interface PublicHeaderProps {
  /** Links to parts of the page; on phones in a menu, so that the header is one row. */
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
        <div className={cn(pageWidth, 'flex items-center gap-x-1.5 py-3 sm:gap-x-2 sm:py-4')}>
          <a href="/" aria-label={uiMessages.home} className="mr-auto rounded-sm md:mr-6">
            {/* Next to two long buttons, phones have room only for the mark. */}
            <Wordmark className="max-[26rem]:[&>span]:sr-only" />
          </a>
          {sections ? (
            <nav aria-label={say.sections} className="-mx-2 mr-auto flex gap-1 text-sm max-md:hidden">
              {sections}
            </nav>
          ) : null}
          <div className={cn('flex items-center gap-1.5 sm:gap-2 md:ml-auto', sections && 'max-sm:[&>a]:px-2.5')}>
            {actions}
          </div>
          {sections ? <SectionsMenu>{sections}</SectionsMenu> : null}
        </div>
      </header>
    </>
  );
}

/** Opens without a script; `pages/page-script.ts` closes it once a section has been chosen. */
function SectionsMenu({ children }: { children: ReactNode }) {
  return (
    <details data-sections className="relative md:hidden">
      <summary
        aria-label={say.sections}
        className="flex size-9 cursor-pointer list-none items-center justify-center rounded-md text-muted hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        <Menu aria-hidden="true" className="size-5" />
      </summary>
      <nav
        aria-label={say.sections}
        className="absolute top-full right-0 z-10 mt-2 flex w-44 flex-col rounded-md border bg-raised p-1.5 shadow-float"
      >
        {children}
      </nav>
    </details>
  );
}

export function SectionLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="rounded-sm px-2 py-1.5 text-muted transition-colors hover:text-ink">
      {children}
    </a>
  );
}
