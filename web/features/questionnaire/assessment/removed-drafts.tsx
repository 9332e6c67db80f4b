import { REMOVED_DRAFT_DAYS } from '#domain/limits.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Facts } from '#web/ui/display/facts.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import type { OpenAssessment } from './api.ts';
import { completedMessages, draftMessages as say } from './messages.ts';
import { useRestoreDraft } from './use-restore-draft.ts';

/** Deleted drafts, with buttons to restore them. */
export function RemovedDrafts({ removed }: { removed: OpenAssessment['removed'] }) {
  const { restore, restoring } = useRestoreDraft();
  if (removed.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="text-base font-medium">{say.removedTitle}</h2>
      <p className="mt-0.5 text-sm text-muted">{say.removedText(REMOVED_DRAFT_DAYS)}</p>
      <ul className="mt-3 divide-y rounded-md border bg-surface">
        {removed.map((draft) => (
          <li key={draft.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3 sm:px-5">
            <div className="min-w-0 flex-1 basis-60">
              <h3 dir="auto" className="font-medium wrap-anywhere">
                {draft.name}
              </h3>
              <p className="figures text-sm text-muted">
                <Facts
                  facts={[
                    completedMessages.yearFrom(formatDay(draft.financialYearStart)),
                    say.removedOn(formatDay(draft.removedAt)),
                  ]}
                />
              </p>
            </div>
            <Button busy={restoring === draft.id} busyText={say.restoring} onClick={() => restore(draft)}>
              {say.restore}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
