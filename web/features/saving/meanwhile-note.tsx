import { Alert } from '#web/ui/layout/alert.tsx';
import { conflictMessages as say } from './messages.ts';
import type { News } from './news.ts';
import { type ChangedPlace, useWhoChanged } from './who-changed.ts';

interface MeanwhileNoteProps {
  news: News | null;
  place: ChangedPlace;
  className?: string;
}

/** Says at an open form what somebody else has just changed in it, and that nothing typed is lost (product P20). */
export function MeanwhileNote({ news, place, className }: MeanwhileNoteProps) {
  const labels = news && !news.isGone ? [...news.taken, ...news.asked] : [];
  const name = useWhoChanged(place, labels, news !== null);
  const isNamed = labels.some((label) => label !== '');
  // The element exists before its text, so that screen readers announce it.
  return (
    <div role="status" className={className}>
      {news === null ? null : (
        <Alert title={news.isGone ? say.gone(name) : say.changed(name)}>
          {news.isGone ? <p>{say.goneText}</p> : null}
          {!news.isGone && news.taken.length > 0 ? (
            <p>{isNamed ? say.changedFields(news.taken) : say.changedWhole}</p>
          ) : null}
          {!news.isGone && news.asked.length > 0 ? (
            <p>{isNamed ? say.askedFields(news.asked) : say.askedWhole}</p>
          ) : null}
        </Alert>
      )}
    </div>
  );
}
