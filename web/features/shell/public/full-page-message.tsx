import type { ReactNode } from 'react';
import { Wordmark } from '#web/ui/mark.tsx';
import { uiMessages } from '#web/ui/messages.ts';

interface FullPageMessageProps {
  title: string;
  text: ReactNode;
  /** The title as a large figure, such as 404. */
  isFigure?: boolean;
  children: ReactNode;
}

/** A whole page in place of one that cannot be shown: what happened, and what to do. */
export function FullPageMessage({ title, text, isFigure = false, children }: FullPageMessageProps) {
  return (
    <div className="flex min-h-dvh flex-col px-5 py-5 text-base sm:px-8">
      <header className="flex">
        <a href="/" aria-label={uiMessages.home} className="rounded-sm">
          <Wordmark />
        </a>
      </header>
      <main
        id="content"
        className="mx-auto grid w-full max-w-3xl flex-1 content-center items-center gap-x-14 gap-y-8 py-10 sm:grid-cols-[minmax(0,1fr)_13rem]"
      >
        <div className="max-sm:order-last">
          <h1 className={isFigure ? 'headline figures text-[5rem] leading-none' : 'headline text-xl text-balance'}>
            {title}
          </h1>
          <div className="mt-3 max-w-prose text-pretty text-muted">{text}</div>
          <div className="mt-7 flex flex-wrap gap-3">{children}</div>
        </div>
        <OffTheMatrix />
      </main>
    </div>
  );
}

const lines = [40, 72, 104, 136, 168];

/** The product's own picture for something that is not where it should be: a hollow point beyond the axes. */
function OffTheMatrix() {
  return (
    <svg viewBox="0 0 208 208" aria-hidden="true" className="size-36 max-sm:-ml-7 sm:size-52">
      <path d="M104 40H168V104H104Z" className="fill-accent/8" />
      <path d={lines.map((at) => `M${at} 40V168M40 ${at}H168`).join('')} fill="none" className="stroke-line" />
      <path d="M40 40V168H168" fill="none" className="stroke-line-strong" />
      <path d="M104 40V168M40 104H168" fill="none" strokeWidth="1.5" className="stroke-accent" />
      <circle
        cx="190"
        cy="20"
        r="11"
        strokeWidth="1.5"
        strokeDasharray="3 3"
        className="fill-ground stroke-line-strong"
      />
    </svg>
  );
}
