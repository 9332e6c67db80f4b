import { Spinner } from '#web/ui/display/spinner.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { dashboardMessages as say } from './messages.ts';
import type { VoiceChoice } from './use-voices.ts';

/** The stakeholders who have named a topic, each with the number of those topics on the matrix. */
export default function VoiceList({ choice, onMatrix }: { choice: VoiceChoice; onMatrix: ReadonlySet<string> }) {
  const { voices, chosen, choose, hasFailed, isBusy, retry } = choice;
  if (hasFailed) return <ErrorState title={say.voicesFailed} onRetry={retry} busy={isBusy} />;
  if (!voices) return <Spinner label={say.voicesLoading} />;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{say.voicesText}</p>
      {voices.voices.length > 0 ? (
        <ul className="-mx-2 flex max-h-64 flex-col overflow-y-auto">
          {voices.voices.map(({ id, name, topicIds }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === chosen?.id}
                onClick={() => choose(id)}
                className="flex w-full items-baseline justify-between gap-3 rounded-sm px-2 py-1.5 text-start hover:bg-sunken focus-visible:-outline-offset-2 aria-pressed:bg-sunken aria-pressed:font-medium"
              >
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  {name}
                </span>
                <span className="shrink-0 text-xs text-muted">
                  {say.topicsNamed(topicIds.filter((topicId) => onMatrix.has(topicId)).length)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="text-xs text-muted">{say.otherVoices(voices)}</p>
      {chosen ? (
        <Button size="sm" onClick={() => choose(null)}>
          {say.showEveryTopic}
        </Button>
      ) : null}
    </div>
  );
}
