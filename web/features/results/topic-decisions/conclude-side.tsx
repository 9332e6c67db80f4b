import type { Side } from '#domain/components/component-score.ts';
import { found } from '#domain/found.ts';
import type { TopicId } from '#domain/ids.ts';
import { nameTopic } from '#domain/results/dashboard-parts.ts';
import { buildMatrix } from '#domain/results/matrix.ts';
import { useDraft } from '#web/features/questionnaire/assessment/api.ts';
import DecisionDialog from './decision-dialog.tsx';

interface ConcludeSideProps {
  topicId: TopicId;
  side: Side;
  onClose: () => void;
}

/** Concludes one side of a topic of the draft, from where its entries are entered. */
export default function ConcludeSide({ topicId, side, onClose }: ConcludeSideProps) {
  const whole = useDraft();
  const { assessment, topics, decisions } = whole;
  const topic = found(
    topics.find(({ id }) => id === topicId),
    'the topic',
  );
  const [point] = buildMatrix({ ...whole, topics: [topic] }).points;
  const { thresholds, borderlineBand: band } = assessment;
  const named = nameTopic(topic, assessment);
  return (
    <DecisionDialog
      assessmentId={assessment.id}
      judged={{ topic: named, side, score: point?.[side] ?? 0, threshold: thresholds[side], band }}
      row={decisions.find((each) => each.topicId === topicId && each.side === side) ?? null}
      earlier={null}
      onClose={onClose}
    />
  );
}
