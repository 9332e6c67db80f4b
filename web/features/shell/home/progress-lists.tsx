import { Link } from 'react-router';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import type { SectionProgress } from '#domain/progress/wizard-progress.ts';
import { readYear } from '#domain/query/fields/year.ts';
import { sectionPath, sections } from '#web/features/questionnaire/questionnaire/sections.ts';
import { progressStates } from '#web/features/questionnaire/wizard/messages.ts';
import { ProgressIcon } from '#web/features/questionnaire/wizard/progress-icon.tsx';
import { homeMessages as say } from './messages.ts';

/** The six sections with their state. */
export function SectionStates({ progress }: { progress: readonly SectionProgress[] }) {
  return (
    <section aria-labelledby="sections">
      <h2 id="sections" className="text-sm font-medium">
        {say.sections}
      </h2>
      <ol className="mt-2 flex flex-col">
        {sections.map((section) => {
          const state = progress.find(({ position }) => position === section.position)?.state ?? 'not-started';
          return (
            <li key={section.position}>
              <Link
                to={sectionPath(section)}
                className="flex min-h-8 items-center gap-2.5 rounded-sm text-sm hover:bg-sunken max-sm:min-h-11"
              >
                <ProgressIcon state={state} />
                <span className="min-w-0 flex-1">{section.name}</span>
                <span className="text-xs text-muted">{progressStates[state]}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The standards, with how many of their topics have been assessed on each side. */
export function StandardStates({ data }: { data: AssessmentData }) {
  const standards = standardsOf(data);
  if (standards.length === 0) return null;
  return (
    <section aria-labelledby="standards">
      <h2 id="standards" className="text-sm font-medium">
        {say.standards}
      </h2>
      <p className="mt-1 text-xs text-muted">{say.standardsText}</p>
      <table className="mt-2 w-full text-sm">
        <thead>
          <tr className="border-b text-xs text-muted">
            <th scope="col" className="py-1.5 text-left font-medium">
              {say.standard}
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-medium">
              {say.impact}
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-medium">
              {say.financial}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {standards.map(({ key, name, relevant, withImpact, withFinancial }) => (
            <tr key={key}>
              <th scope="row" className="py-1.5 text-left font-normal">
                {name}
              </th>
              <Amount done={withImpact} of={relevant} />
              <Amount done={withFinancial} of={relevant} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Amount({ done, of }: { done: number; of: number }) {
  return (
    <td className={`figures py-1.5 pl-3 text-right whitespace-nowrap ${done < of ? '' : 'text-muted'}`}>
      {say.ofTopics(done, of)}
    </td>
  );
}

/** How many topics of a standard have been assessed. Only entries that count are considered. */
interface StandardProgress {
  key: string;
  /** 'E1 Climate change'. */
  name: string;
  /** The number of relevant topics, and how many of them have an impact, or a risk or opportunity. */
  relevant: number;
  withImpact: number;
  withFinancial: number;
}

/** Each standard with a relevant topic, in reading order. */
function standardsOf(data: AssessmentData): StandardProgress[] {
  const found = new Map<string, StandardProgress>();
  for (const { group, isRelevant, point } of readYear(data).topics) {
    if (!isRelevant) continue;
    const { key, label: name } = group;
    const before = found.get(key) ?? { key, name, relevant: 0, withImpact: 0, withFinancial: 0 };
    found.set(key, {
      ...before,
      relevant: before.relevant + 1,
      withImpact: before.withImpact + Number(point?.hasImpact ?? false),
      withFinancial: before.withFinancial + Number(point?.hasFinancial ?? false),
    });
  }
  return [...found.values()];
}
