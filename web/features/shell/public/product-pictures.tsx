import { company } from 'virtual:sample-company';
import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { Chapter } from './chapter.tsx';
import { pictureMessages as say } from './messages.ts';

/** Taken by `npm run screenshots -- readme`; the build copies them to this address. */
const folder = '/docs/images';
const frame = 'h-auto w-full rounded-md border bg-sunken';

/** The product as people see it at work: screens and pages of the report, all of the sample company. */
export function ProductPictures() {
  return (
    <Chapter title={say.title} lead={say.lead(company)}>
      <div className="flex flex-col gap-y-12 sm:gap-y-16">
        {say.screens.map((words) => (
          <Row key={words.name} {...words}>
            <Screen name={words.name} alt={words.alt} theme="light" />
            <Screen name={words.name} alt={words.alt} theme="dark" />
          </Row>
        ))}
        <Row {...say.report}>
          <div className="grid grid-cols-2 gap-3 sm:gap-5">
            {say.report.pages.map(({ name, alt }) => (
              <img
                key={name}
                src={`${folder}/report-${name}.webp`}
                alt={alt}
                width={900}
                height={1273}
                loading="lazy"
                decoding="async"
                className={frame}
              />
            ))}
          </div>
        </Row>
      </div>
    </Chapter>
  );
}

function Row({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div>
        <h3 className="headline text-lg">{heading}</h3>
        <p className="mt-2 max-w-prose text-pretty text-muted">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

interface ScreenProps {
  name: string;
  alt: string;
  theme: 'light' | 'dark';
}

/** A screen in one theme: as on a phone for phones. Browsers do not load the picture of the theme that is not shown. */
function Screen({ name, alt, theme }: ScreenProps) {
  return (
    <picture className={theme === 'light' ? 'dark:hidden' : 'hidden dark:block'}>
      <source
        media="(max-width: 40rem)"
        srcSet={`${folder}/${name}-narrow-${theme}.webp`}
        width={750}
        height={1120}
        type="image/webp"
      />
      <img
        src={`${folder}/${name}-wide-${theme}.webp`}
        alt={alt}
        width={1680}
        height={1050}
        loading="lazy"
        decoding="async"
        className={cn(frame, 'max-sm:mx-auto max-sm:max-w-xs')}
      />
    </picture>
  );
}
