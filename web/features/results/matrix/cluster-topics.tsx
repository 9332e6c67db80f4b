import type { PlacedPoint } from '#drawing/matrix/place-points.ts';
import { EsgTag } from '#web/ui/display/esg-tag.tsx';
import { PopupAt } from '#web/ui/overlays/popup-at.tsx';
import { matrixMessages as say } from './messages.ts';
import { StandingFigures } from './standing-figures.tsx';

interface ClusterTopicsProps {
  cluster: PlacedPoint;
  /** The id of the mark's button. */
  markId: string;
  onSelect: (topicId: string) => void;
  onClose: () => void;
}

/** The topics that one mark represents, each with its scores and a link. */
export default function ClusterTopics({ cluster, markId, onSelect, onClose }: ClusterTopicsProps) {
  return (
    <PopupAt anchorId={markId} returnToId={markId} title={say.cluster(cluster)} onClose={onClose}>
      <ul className="-mx-2 flex max-h-72 flex-col overflow-y-auto">
        {cluster.together.map((point, index) => (
          <li key={point.topic.id}>
            <button
              type="button"
              data-first={index === 0 ? '' : undefined}
              onClick={() => {
                onClose();
                onSelect(point.topic.id);
              }}
              className="flex w-full items-baseline gap-2 rounded-sm px-2 py-1.5 text-start hover:bg-sunken focus-visible:-outline-offset-2"
            >
              <EsgTag category={point.topic.category} {...(point.topic.code ? { text: point.topic.code } : {})} />
              <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
                {point.topic.name}
              </span>
              <span className="shrink-0 text-xs text-muted">
                <StandingFigures standing={point} words={say.scores(point)} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </PopupAt>
  );
}
