import { company } from 'virtual:sample-company';
import { Closing } from '#web/features/shell/public/closing.tsx';
import { DemoChat } from '#web/features/shell/public/demo-chat.tsx';
import { DemoMatrix } from '#web/features/shell/public/demo-matrix.tsx';
import { DemoQuestionnaire } from '#web/features/shell/public/demo-questionnaire.tsx';
import { SIGN_UP, demoMessages as say } from '#web/features/shell/public/messages.ts';
import { pageWidth } from '#web/features/shell/public/page-width.ts';
import { cn } from '#web/lib/cn.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';

/** The demo page: readable as it was rendered at build time, and hydrated afterwards. */
export default function DemoPage() {
  return (
    <main id="content" tabIndex={-1} className="text-base">
      <div className={cn(pageWidth, 'py-12 sm:py-16')}>
        <h1 className="headline text-2xl text-balance">{say.headline}</h1>
        <p className="mt-4 max-w-2xl text-pretty text-muted">{say.intro(company)}</p>
      </div>
      <DemoMatrix />
      <DemoQuestionnaire />
      <DemoChat />
      <Closing title={say.closing.title}>
        <LinkButton href={SIGN_UP} variant="primary" size="lg">
          {say.closing.start}
        </LinkButton>
        <LinkButton href="/" size="lg">
          <span>
            {say.closing.learnMore}
            <span className="sr-only">{say.closing.aboutTwofold}</span>
          </span>
        </LinkButton>
      </Closing>
    </main>
  );
}
