import type { ReactNode } from 'react';
import type { Topic } from '#domain/assessment/assessment.ts';
import { BLANK, type FieldWords, wordValue } from '#domain/fields/wording.ts';
import type { LastChangeOf } from '#domain/frozen-results/frozen-result.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { HistoryButton } from '#web/features/assurance/history/history-button.tsx';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { resultsMessages as say } from './messages.ts';

interface PartProps {
  /** For links to it. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A titled part of the frozen result. */
export function Part({ id, title, children }: PartProps) {
  return (
    <Card id={id}>
      <CardHeader>
        <CardTitle tabIndex={-1}>{title}</CardTitle>
      </CardHeader>
      <CardBody>{children}</CardBody>
    </Card>
  );
}

interface LastChangeProps {
  change: LastChangeOf | undefined;
  /** Whether it says so if a reason was due and none was given. */
  saysNoReason?: boolean;
}

/** Who last changed a row, when and why; nothing if that was not recorded. */
export function LastChange({ change, saysNoReason = false }: LastChangeProps) {
  if (!change) return null;
  const why = change.reason ? say.because(change.reason) : saysNoReason ? say.noReason : '';
  return (
    <p className="text-xs text-muted">
      {[say.lastChange(change.by, formatMoment(change.at)), why].filter((part) => part !== '').join(' · ')}
    </p>
  );
}

interface TopicHistoryProps {
  assessmentId: AssessmentId;
  topic: Pick<Topic, 'id' | 'code' | 'name'>;
}

/** Opens all changes under a topic: who, when, from which value to which, and why. */
export const TopicHistory = ({ assessmentId, topic: { id, code, name } }: TopicHistoryProps) => (
  <HistoryButton
    assessmentId={assessmentId}
    subject={{ topicId: id }}
    name={`${code} ${name}`}
    hasWord
    className="-mx-2.5 print:hidden"
  />
);

interface EnteredProps {
  fields: Readonly<Record<string, FieldWords>>;
  row: object;
}

/** Every non-empty field of a row, by its label, collapsed. */
export function Entered({ fields, row }: EnteredProps) {
  const values = new Map<string, unknown>(Object.entries(row));
  const entered = Object.entries(fields)
    .map(([name, field]) => ({ name, label: field.label, words: wordValue(field, values.get(name)) }))
    .filter(({ words, name }) => words !== BLANK && name !== 'topicId');
  return (
    <details className="text-sm print:hidden">
      <summary className="w-fit cursor-pointer rounded-sm text-xs text-muted">{say.inputs}</summary>
      <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[12rem_1fr]">
        {entered.map(({ name, label, words }) => (
          <div key={name} className="contents">
            <dt className="text-xs text-muted">{label}</dt>
            <dd dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-wrap max-sm:mb-1">
              {words}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
