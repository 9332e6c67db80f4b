import { useQuery } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { Alert } from '#web/ui/alert.tsx';
import { conflictMessages as say } from './messages.ts';
import type { News } from './news.ts';

interface MeanwhileNoteProps {
  news: News | null;
  /** Where the history tells who it was. */
  row: { assessmentId: AssessmentId; noun: 'component' | 'stakeholder'; id: string };
  className?: string;
}

/** Says at an open form what somebody else has just done to what stands in it, and that nothing typed is lost (product P20). */
export function MeanwhileNote({ news, row, className }: MeanwhileNoteProps) {
  const { assessmentId, noun, id } = row;
  const { data: name = null } = useQuery({
    // Below the assessment's own key: asked again whenever somebody has changed it.
    queryKey: [...queryKeys.assessment, assessmentId, 'changed-by', noun, id],
    queryFn: async () => (await api.history.ofRecord({ assessmentId, noun, id })).changes[0]?.by ?? null,
    enabled: news !== null,
    retry: false,
  });
  // The place is there before the words, so that they are read out.
  return (
    <div role="status" className={className}>
      {news === null ? null : (
        <Alert title={news.isGone ? say.gone(name) : say.changed(name)}>
          {news.isGone ? <p>{say.goneText}</p> : null}
          {!news.isGone && news.taken.length > 0 ? <p>{say.changedFields(news.taken)}</p> : null}
          {!news.isGone && news.asked.length > 0 ? <p>{say.askedFields(news.asked)}</p> : null}
        </Alert>
      )}
    </div>
  );
}
