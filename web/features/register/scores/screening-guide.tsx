import { scoreMessages as say, screeningAnchors } from './messages.ts';
import { ScaleGuide } from './scale-guide.tsx';

/** What the screening scores are and are not, how to set them with keys, and what the numbers mean. */
export function ScreeningGuide() {
  return (
    <ScaleGuide
      label={say.guide}
      title={say.introTitle}
      lead={
        <div className="flex flex-col gap-2 text-muted">
          <p>{say.intro}</p>
          <p className="pointer-coarse:hidden">{say.keys}</p>
          <p className="mt-1 font-medium text-ink">{say.guideTitle}</p>
        </div>
      }
      anchors={screeningAnchors}
      note={say.guideNote}
    />
  );
}
