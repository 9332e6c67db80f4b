import type { ReactNode } from 'react';

/** One component in all its states, under its name. */
export function GallerySection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-6 flex-col gap-4 border-t py-6">
      <h2 id={`${id}-title`} className="headline text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A row of examples with a caption. */
export function Example({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="overline-label">{label}</p>
      <div className="flex min-w-0 flex-wrap items-start gap-3">{children}</div>
    </div>
  );
}
