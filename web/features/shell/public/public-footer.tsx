import { screens } from '#contract/screens.ts';
import { docsMessages } from '#web/features/shell/docs/messages.ts';
import { cn } from '#web/lib/cn.ts';
import { Wordmark } from '#web/ui/mark.tsx';
import { publicMessages as say } from '../page-skeletons/messages.ts';
import { pageWidth } from './page-width.ts';

const links = [
  { href: '/#features', label: say.features },
  { href: '/#process', label: say.process },
  { href: '/#pricing', label: say.pricing },
  { href: '/demo', label: say.demo },
  { href: screens.docs.path, label: docsMessages.pageTitle },
  { href: '/api/openapi.json', label: say.api },
];

/** What the product is, further links, the theme, and legal information. */
export function PublicFooter() {
  return (
    <footer className="border-t bg-sunken text-sm">
      <div className={cn(pageWidth, 'flex flex-col gap-8 py-10')}>
        <div className="flex flex-col gap-x-10 gap-y-6 md:flex-row md:items-start md:justify-between">
          <div className="max-w-xs">
            <Wordmark />
            <p className="mt-2 text-muted">{say.claim}</p>
          </div>
          <nav aria-label={say.footerPages}>
            <ul className="-mx-2 flex flex-wrap gap-x-3 gap-y-1 md:max-lg:grid md:max-lg:w-max md:max-lg:grid-cols-2">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} className="block rounded-sm px-2 py-1.5 text-muted transition-colors hover:text-ink">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <ThemeChoice />
        </div>
        <p className="flex flex-col gap-1 border-t pt-5 text-xs text-muted">
          <span>{say.licence}</span>
          <span>{say.sample}</span>
        </p>
      </div>
    </footer>
  );
}

/** Without a script, the page follows the system's theme, so the choice stays hidden until `pages/page-script.ts` shows it. */
function ThemeChoice() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form
    <div role="group" aria-label={say.theme} data-theme-choice hidden className="inline-flex gap-1 [&[hidden]]:hidden">
      {Object.entries(say.themes).map(([theme, label]) => (
        <button
          key={theme}
          type="button"
          data-theme-value={theme}
          aria-pressed="false"
          className="rounded-sm px-2 py-1.5 text-muted transition-colors hover:text-ink aria-pressed:bg-surface aria-pressed:font-medium aria-pressed:text-ink"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
