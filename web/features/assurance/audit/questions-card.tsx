import type { AuditQuestion } from '#contract/audit.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { auditRoomMessages as say, stateNames } from './messages.ts';

interface QuestionsCardProps {
  questions: readonly AuditQuestion[];
  onOpen: (question: AuditQuestion) => void;
}

const ORDER = { open: 0, answered: 1, closed: 2 } as const;
const TONES = { open: 'warning', answered: 'accent', closed: 'neutral' } as const;

/** The questions, open ones first. Each opens its thread, even if the record has been deleted. */
export function QuestionsCard({ questions, onOpen }: QuestionsCardProps) {
  return (
    <Card aria-labelledby="audit-questions">
      <CardHeader>
        <CardTitle id="audit-questions">{say.questions}</CardTitle>
      </CardHeader>
      <CardBody>
        {questions.length === 0 ? <p className="text-sm text-muted">{say.noQuestions}</p> : null}
        <ul className="divide-y empty:hidden">
          {questions
            .toSorted((a, b) => ORDER[a.state] - ORDER[b.state])
            .map((question) => (
              <li key={question.commentId} className="py-3 first:pt-0 last:pb-0">
                <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
                  <Badge tone={TONES[question.state]}>{stateNames[question.state]}</Badge>
                  <button
                    type="button"
                    dir="auto"
                    aria-label={say.openThread(question.name)}
                    onClick={() => onOpen(question)}
                    className="min-h-6 min-w-0 rounded-sm text-left font-medium break-words text-accent hover:underline"
                  >
                    {question.name}
                  </button>
                  {question.isGone ? <span className="text-xs text-muted">({say.gone})</span> : null}
                </p>
                <p dir="auto" className="mt-1 text-sm break-words whitespace-pre-wrap">
                  {question.body}
                </p>
                <p className="mt-1 text-xs text-muted">
                  {say.asked(question.by ?? say.somebody, question.at)}
                  {question.answers > 0 ? ` · ${say.answers(question.answers)}` : null}
                </p>
              </li>
            ))}
        </ul>
      </CardBody>
    </Card>
  );
}
