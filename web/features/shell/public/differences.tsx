import { cn } from '#web/lib/cn.ts';
import { landingMessages as say } from './messages.ts';
import { pageWidth } from './page-width.ts';

/** The three distinctive features of the product, in a row separated by hairlines. */
export function Differences() {
  return (
    <section aria-label={say.differences.map(({ title }) => title).join(', ')} className="border-t">
      <div className={cn(pageWidth, 'md:py-14')}>
        {/* Wider than the page's measure by the padding of the outer columns, so that all three texts have the same width. */}
        <dl className="grid divide-y md:-mx-8 md:grid-cols-3 md:divide-x md:divide-y-0">
          {say.differences.map(({ title, text }) => (
            <div key={title} className="py-7 md:px-8 md:py-0">
              <dt className="headline text-lg">{title}</dt>
              <dd className="mt-2 text-pretty text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
