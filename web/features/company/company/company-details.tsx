import { labelOf } from '#domain/reference/option.ts';
import { setupIndustries, setupSizes } from '#domain/reference/setup-options.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { companyMessages as say } from './messages.ts';

interface CompanyDetailsProps {
  company: { name: string; industry: string; size: string; createdAt: string; userCount: number };
}

/** What the company page shows in view mode. */
export function CompanyDetails({ company }: CompanyDetailsProps) {
  const rows = [
    [say.name, company.name],
    [say.industry, labelOf(setupIndustries, company.industry)],
    [say.size, labelOf(setupSizes, company.size)],
    [say.userCount, String(company.userCount)],
    [say.createdAt, formatDay(company.createdAt)],
  ] as const;
  return (
    <dl className="divide-y">
      {rows.map(([term, value]) => (
        <div key={term} className="grid gap-x-6 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[11rem_1fr]">
          <dt className="text-sm text-muted">{term}</dt>
          <dd dir="auto" className="min-w-0 text-left wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
