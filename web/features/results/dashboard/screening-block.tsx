import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { wordTopicScore } from '#domain/topics/topic-score.ts';
import { type Column, DataTable } from '#web/ui/display/data-table.tsx';
import { Card, CardBody, CardTitle } from '#web/ui/layout/card.tsx';
import { screeningTextsQuery } from './api.ts';
import { dashboardMessages as say } from './messages.ts';
import { TopicName } from './topic-name.tsx';

type Screened = Dashboard['screening'][number];

interface ScreeningBlockProps {
  assessmentId: AssessmentId;
  screening: readonly Screened[];
  onOpenTopic: (topicId: string) => void;
}

/** The 1–10 screening view, separate from the matrix and collapsed: the two scales never share an axis (method M15). */
export function ScreeningBlock({ assessmentId, screening, onOpenTopic }: ScreeningBlockProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: texts } = useQuery({ ...screeningTextsQuery(assessmentId), enabled: isOpen });
  if (screening.length === 0) return null;
  const columns: Column<Screened>[] = [
    {
      id: 'topic',
      header: say.topic,
      isRowHeader: true,
      className: '@lg:w-1/3',
      cell: ({ topic }) => (
        <TopicName topic={topic} onOpen={onOpenTopic} className="@lg:@max-2xl:flex-col @lg:@max-2xl:gap-1" />
      ),
    },
    {
      id: 'impact',
      header: say.impact,
      align: 'right',
      cell: ({ impactScore }) => <span className="whitespace-nowrap">{wordTopicScore(impactScore)}</span>,
    },
    {
      id: 'financial',
      header: say.financial,
      align: 'right',
      cell: ({ financialScore }) => <span className="whitespace-nowrap">{wordTopicScore(financialScore)}</span>,
    },
    {
      id: 'justification',
      header: say.justification,
      cell: ({ topic }) => {
        const justification = texts?.find(({ topicId }) => topicId === topic.id)?.justification;
        return justification ? (
          <span dir="auto" className="line-clamp-4 wrap-anywhere print:line-clamp-none">
            {justification}
          </span>
        ) : (
          <span className="text-faint">{texts ? '–' : null}</span>
        );
      },
    },
  ];
  return (
    <Card aria-labelledby="screening-scores">
      <details className="group" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="flex list-none items-center gap-2 rounded-md px-4 py-4 sm:px-5">
          <ChevronRight
            aria-hidden="true"
            className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90 print:hidden"
          />
          <CardTitle id="screening-scores">{say.screening}</CardTitle>
        </summary>
        <p className="-mt-3 max-w-prose px-4 text-sm text-muted sm:px-5">{say.screeningText}</p>
        <CardBody className="print:pb-0">
          <DataTable
            caption={say.screening}
            columns={columns}
            rows={screening}
            rowKey={({ topic }) => topic.id}
            empty=""
          />
        </CardBody>
      </details>
    </Card>
  );
}
