import { useMemo } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { COMPARED_NOUNS, compareStates, type Difference } from '#domain/history/differences.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { comparedNouns, differenceWords, asOfMessages as say } from './messages.ts';

interface DifferenceListProps {
  earlier: WholeAssessment;
  later: WholeAssessment;
  /** The period, in words. */
  span: string;
}

/** What was added, deleted and changed between two states, field by field. */
export function DifferenceList({ earlier, later, span }: DifferenceListProps) {
  const differences = useMemo(() => compareStates(earlier, later), [earlier, later]);
  return (
    <Card aria-labelledby="differences">
      <CardHeader>
        <div className="min-w-0">
          <CardTitle id="differences">{say.differences}</CardTitle>
          <CardDescription>{span}</CardDescription>
        </div>
        <p role="status" className="text-sm text-muted">
          {differences.length === 0 ? say.none : say.count(differences.length)}
        </p>
      </CardHeader>
      <CardBody className="flex flex-col gap-6">
        {COMPARED_NOUNS.map((noun) => {
          const own = differences.filter((difference) => difference.noun === noun);
          return own.length === 0 ? null : (
            <section key={noun} className="min-w-0">
              <h3 className="border-b pb-2 text-sm font-medium">{comparedNouns[noun]}</h3>
              <ul className="divide-y">
                {own.map((difference) => (
                  <DifferenceItem key={`${difference.what} ${difference.key}`} difference={difference} />
                ))}
              </ul>
            </section>
          );
        })}
      </CardBody>
    </Card>
  );
}

function DifferenceItem({ difference: { what, title, topic, fields } }: { difference: Difference }) {
  return (
    <li className="flex flex-col gap-1.5 py-2.5 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <Badge tone={what === 'changed' ? 'neutral' : 'outline'}>{differenceWords[what]}</Badge>
        <span dir="auto" className="min-w-0 font-medium wrap-anywhere">
          {title}
        </span>
        {topic ? <span className="text-xs text-muted">{say.under(topic)}</span> : null}
      </p>
      {fields.length > 0 ? (
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(8rem,1fr)_3fr]">
          {fields.map(({ field, label, from, to }) => (
            <div key={field} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 wrap-anywhere whitespace-pre-wrap max-sm:mb-1">
                <del dir="auto" className="text-muted">
                  {from}
                </del>{' '}
                <ins dir="auto" className="no-underline">
                  {to}
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </li>
  );
}
