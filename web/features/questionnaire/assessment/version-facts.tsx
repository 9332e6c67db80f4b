import { ChevronRight } from 'lucide-react';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { versionMessages as say } from './messages.ts';

/** The three facts that the choice for a financial year beginning in 2026 is based on, with links to the legal acts; folded at first. */
export function VersionFacts() {
  const earlier = esrsVersions['esrs-2023'];
  const later = esrsVersions['esrs-2026'];
  return (
    <details className="group rounded-md bg-sunken px-4 py-3 text-sm">
      <summary className="flex list-none gap-1.5 rounded-sm font-medium">
        <ChevronRight aria-hidden="true" className="mt-0.5 size-4 shrink-0 transition-transform group-open:rotate-90" />
        {say.factsTitle}
      </summary>
      <ol className="mt-2 list-decimal space-y-1.5 pl-5 text-pretty marker:text-muted">
        {say.facts(earlier, later).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ol>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs">
        {[earlier, later].map((version) => (
          <a
            key={version.id}
            href={version.eli}
            target="_blank"
            rel="noopener noreferrer"
            className="text-accent underline underline-offset-4 hover:text-accent-strong"
          >
            {say.opensElsewhere(version.label)}
          </a>
        ))}
      </p>
    </details>
  );
}
