import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Query } from '#domain/query/query.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { askMessages as say } from './messages.ts';
import { QueryBuilder } from './query-builder.tsx';
import { kindStarts, taskStarts } from './starting-points.ts';
import type { AskedAssessment } from './use-asked-assessment.ts';

interface BuildCardProps {
  asked: AskedAssessment;
  isBusy: boolean;
  /** Whether the chips are unfolded. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Asks a query. */
  onQuery: (query: Query, words: string) => void;
  /** Asks a question in words. */
  onAsk: (question: string) => void;
}

/** The ways to ask by pressing, in an empty chat: tasks, kinds of answers, and the folded builder. */
export function BuildCard({ asked, isBusy, isOpen, onOpen, onQuery, onAsk }: BuildCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={`${id}-title`}>
      <CardHeader>
        <div className="min-w-0">
          <CardTitle id={`${id}-title`}>{say.build}</CardTitle>
          <CardDescription>{say.buildText}</CardDescription>
        </div>
      </CardHeader>
      <CardBody className="flex flex-col gap-4">
        <Starts label={say.tasks}>
          {taskStarts.map(({ label, query }) => (
            <Button
              key={label}
              size="sm"
              className="max-sm:min-h-11"
              disabled={isBusy}
              onClick={() => onQuery(query, sayQuery(query))}
            >
              {label}
            </Button>
          ))}
        </Starts>
        <Starts label={say.kinds}>
          {kindStarts.map(({ label, question }) => (
            <Button key={label} size="sm" className="max-sm:min-h-11" disabled={isBusy} onClick={() => onAsk(question)}>
              {label}
            </Button>
          ))}
        </Starts>
        <div className="border-t pt-3">
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={`${id}-parts`}
            data-builds=""
            onClick={() => onOpen(!isOpen)}
            className="-ml-2 max-sm:min-h-11"
          >
            <ChevronDown aria-hidden="true" className={cn('transition-transform', isOpen && 'rotate-180')} />
            {say.parts}
          </Button>
          <div id={`${id}-parts`} hidden={!isOpen} className="mt-3">
            {isOpen ? <QueryBuilder asked={asked} isBusy={isBusy} onAsk={onQuery} /> : null}
          </div>
        </div>
      </CardBody>
    </Card>
  );
}

/** A group of buttons under its name. */
function Starts({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm text-muted">{label}</legend>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </fieldset>
  );
}
