import { useQuery } from '@tanstack/react-query';
import { topicKey } from '#domain/compare/topic-key.ts';
import type { Dashboard, DashboardDecision, DashboardTopic } from '#domain/results/dashboard.ts';
import { decisionsOn } from '#domain/results/told-decisions.ts';
import { type AssessmentChoice, dashboardQuery } from './api.ts';
import { assessmentBefore } from './assessment-before.ts';

/** The previous year's result: its assessment, or null if there is none; `then` once it has been loaded. */
export function useEarlierResult({ assessment }: Pick<Dashboard, 'assessment'>, choices: readonly AssessmentChoice[]) {
  const earlier = assessmentBefore(choices, assessment) ?? null;
  const { data, isPlaceholderData } = useQuery({ ...dashboardQuery(earlier?.id ?? null), enabled: earlier !== null });
  const then = earlier && !isPlaceholderData ? (data?.dashboard ?? null) : null;

  /** Whether this is the same topic as one of that year. */
  function isSame(topic: DashboardTopic, before: DashboardTopic): boolean {
    if (!then) return false;
    const isSameVersion = then.assessment.esrsVersion === assessment.esrsVersion;
    return (
      topicKey(topic, assessment.esrsVersion, isSameVersion) ===
      topicKey(before, then.assessment.esrsVersion, isSameVersion)
    );
  }

  return {
    earlier,
    then,
    isSame,
    /** The decisions on a topic in that year. */
    decisionsOf(topic: DashboardTopic): DashboardDecision[] {
      const before = then?.decisions?.find((decision) => isSame(topic, decision.topic))?.topic;
      return then && before ? decisionsOn(then, before.id) : [];
    },
  };
}
