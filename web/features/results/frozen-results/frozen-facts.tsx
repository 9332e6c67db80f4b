import type { EarlierResult } from '#domain/frozen-results/earlier-format.ts';
import type { FrozenResult } from '#domain/frozen-results/frozen-result.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Part } from './frozen-parts.tsx';
import { resultsMessages as say } from './messages.ts';
import { PART_IDS } from './part-links.tsx';

/** Whose result it is, when it was frozen, and the law and rules applied. */
export function FrozenFacts({ result }: { result: FrozenResult | EarlierResult }) {
  return (
    <Part id={PART_IDS.facts} title={say.factsTitle}>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {listFacts(result).map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
        {listReasons(result).map(([label, value]) => (
          <div key={label} className="col-span-full">
            <Fact label={label} value={value} />
          </div>
        ))}
      </dl>
    </Part>
  );
}

function listFacts(result: FrozenResult | EarlierResult): [label: string, value: string][] {
  if (result.format === 1) {
    const { name, financialYearStart, esrsVersion } = result.dashboard.assessment;
    return [
      [say.assessment, name],
      [say.year, formatDay(financialYearStart)],
      [say.standard, esrsVersions[esrsVersion].label],
      [say.versions, say.formatOnly(result.format)],
    ];
  }
  const { versions, company, completed, inputs } = result;
  return [
    [say.company, company.name],
    [say.assessment, inputs.assessment.name],
    [say.year, formatDay(inputs.assessment.financialYearStart)],
    [say.completed, say.completedBy(completed.by, formatMoment(completed.at))],
    [
      say.standard,
      `${versions.esrsLabel}${inputs.assessment.usesReliefs ? ` ${say.withReliefs}` : ''} (${versions.legalAct})`,
    ],
    [say.versions, say.versionsOf(versions.product, versions.formula, result.format)],
  ];
}

/** The explanations given at completion, if they were required. */
function listReasons(result: FrozenResult | EarlierResult): [label: string, value: string][] {
  if (result.format === 1) return [];
  const { versionReason, climateReason } = result.inputs.assessment;
  const reasons: [string, string][] = [
    [say.versionReason, versionReason],
    [say.climateReason, climateReason],
  ];
  return reasons.filter(([, reason]) => reason !== '');
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd dir="auto" className="mt-0.5 text-sm wrap-anywhere">
        {value}
      </dd>
    </div>
  );
}
