import type { FrozenAssignment } from '#domain/frozen-results/frozen-people.ts';
import type { FrozenInputs, FrozenResult } from '#domain/frozen-results/frozen-result.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Facts } from '#web/ui/display/facts.tsx';
import { FoldedPart } from './folded-part.tsx';
import { resultsMessages as say } from './messages.ts';
import { PART_IDS } from './part-links.tsx';

/** Who assessed, with position and competence, and who was responsible for what; absent from formats before 12. */
export function FrozenPeople({ result: { scorers, assignments = [], inputs } }: { result: FrozenResult }) {
  if (!scorers) return null;
  return (
    <FoldedPart id={PART_IDS.people} title={say.peopleTitle} count={say.people(scorers.length)}>
      <div className="grid gap-6 text-sm lg:grid-cols-2">
        <section aria-labelledby="frozen-scorers" className="min-w-0">
          <h3 id="frozen-scorers" className="overline-label">
            {say.scorers}
          </h3>
          {scorers.length === 0 ? <p className="mt-2 text-muted">{say.scorersNone}</p> : null}
          <ul className="mt-2 flex flex-col gap-3">
            {scorers.map(({ name, jobTitle, competence, rows }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: frozen, and two people can have one name
              <li key={at} dir="auto" className="wrap-anywhere">
                <p className="font-medium">{[name, jobTitle].filter(Boolean).join(', ')}</p>
                {competence || jobTitle ? (
                  <p className="whitespace-pre-wrap empty:hidden">{competence}</p>
                ) : (
                  <p className="text-muted">{say.notDescribed}</p>
                )}
                <p className="text-xs text-muted">{say.rows(rows)}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="frozen-owners" className="min-w-0">
          <h3 id="frozen-owners" className="overline-label">
            {say.owners}
          </h3>
          {assignments.length === 0 ? <p className="mt-2 text-muted">{say.ownersNone}</p> : null}
          <ul className="mt-2 flex flex-col gap-3">
            {assignments.map((assignment) => (
              <li key={`${assignment.noun} ${assignment.key}`} dir="auto" className="wrap-anywhere">
                <p>{nameOf(assignment, inputs)}</p>
                <p className="text-xs text-muted">
                  <Facts facts={factsOf(assignment)} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </FoldedPart>
  );
}

function nameOf({ noun, key }: FrozenAssignment, { topics, components }: FrozenInputs): string {
  if (noun === 'component') return components.find(({ id }) => id === key)?.title ?? key;
  const topic = topics.find(({ id }) => id === key);
  return topic ? `${topic.code} ${topic.name}` : key;
}

const factsOf = ({ owner, dueOn, review, reviewBy }: FrozenAssignment) => [
  owner === null ? null : say.owner(owner),
  dueOn === null ? null : say.due(formatDay(dueOn)),
  review === 'open' ? null : say.reviewOf(say.review[review], reviewBy),
];
