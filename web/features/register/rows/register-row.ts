import { useMemo } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import type { Topic } from '#domain/assessment/assessment.ts';
import type { Standing } from '#domain/assignments/standing.ts';
import type { Component } from '#domain/components/component.ts';
import { type EntryEvidence, entryEvidenceReader } from '#domain/evidence/entry-evidence.ts';
import { byBasisOf } from '#domain/measures/basis.ts';
import { activityNames } from '#domain/value-chain/activity-names.ts';
import type { KnownWork } from '#web/features/assurance/assignments/known-work.ts';

/** A row of the register. */
export interface RegisterRow {
  id: string;
  component: Component;
  topic: Topic | undefined;
  isUnsaved: boolean;
  /** The names of the row's activities in the value chain, from upstream to downstream. */
  activities?: readonly string[];
  /** Its owner and due date; undefined until they are known. */
  standing?: Standing | undefined;
  isOverdue?: boolean;
  /** How much evidence it has; undefined if there is none. */
  evidence?: EntryEvidence | undefined;
  /** Its scores before and after measures; null if there is none. */
  gross?: number | null;
  net?: number | null;
}

/** A heading above rows with the same value. */
export interface GroupHead {
  key: string;
  label: string;
  count: number;
  isOpen: boolean;
}

/** The contents of a table line: a row as saved (`present` has its unsaved values). The key of a row is its id. */
export type Line = { key: string; head: GroupHead; row: null } | { key: string; head: null; row: RegisterRow };

type Surroundings = Pick<
  WholeAssessment,
  'topics' | 'activities' | 'assessment' | 'evidence' | 'measures' | 'netScores' | 'horizonScores'
> & { assigned: KnownWork | undefined };

/** The rows on their lines, by their ids. An unchanged row is the same object, so it is not rendered again. */
export function useRowLines(
  components: readonly ComponentRow[],
  whole: WholeAssessment,
  assigned: KnownWork | undefined,
) {
  const { topics, activities, assessment, evidence, measures, netScores, horizonScores } = whole;
  const make = useMemo(
    () => rowMaker({ topics, activities, assessment, evidence, measures, netScores, horizonScores, assigned }),
    [topics, activities, assessment, evidence, measures, netScores, horizonScores, assigned],
  );
  const rowLines = useMemo(
    () =>
      new Map<string, Line>(
        components.map((saved) => [saved.id, { key: saved.id, head: null, row: make(saved, false) }]),
      ),
    [components, make],
  );
  return { rowLines, make };
}

const NO_NAMES: readonly string[] = [];

/** Makes rows, each component's once. */
function rowMaker(of: Surroundings) {
  const { topics, activities, assessment, evidence, measures, assigned } = of;
  const byBasis = byBasisOf(of);
  const evidenceAt = entryEvidenceReader({ evidence, measures });
  const namesOn = activityNames(activities);
  const topicOf = new Map(topics.map((topic) => [topic.id as string, topic]));
  const workOn = assigned?.onComponents({ assessment, evidence, measures });
  const made = new WeakMap<Component, RegisterRow>();
  return (component: Component, isUnsaved: boolean): RegisterRow => {
    const known = made.get(component);
    if (known?.isUnsaved === isUnsaved) return known;
    const { gross, net } = byBasis(component);
    const row: RegisterRow = {
      id: component.id,
      component,
      topic: topicOf.get(component.topicId),
      isUnsaved,
      activities: namesOn.get(component.id) ?? NO_NAMES,
      standing: assigned?.standings.ofComponent(component),
      isOverdue: workOn?.(component).isOverdue ?? false,
      evidence: evidenceAt(component.id),
      gross: gross.score,
      net: net?.score ?? null,
    };
    made.set(component, row);
    return row;
  };
}
