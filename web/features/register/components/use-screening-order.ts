import { useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { EditorData } from './editor-rows.ts';
import type { EditorSide } from './messages.ts';
import { bandTopics, screeningsOf } from './screening-order.ts';

export type TopicOrder = 'screening' | 'reading';

/** The contents of an editor with the highest screening score first, once anything was screened on its side; or in reading order. */
export function useScreeningOrder(read: EditorData, scores: WholeAssessment['scores'], side: EditorSide) {
  const [chosen, setChosen] = useState<TopicOrder>('screening');
  const all = useMemo(() => screeningsOf({ scores }, side), [scores, side]);
  const topics = useMemo(() => read.groups.flatMap((group) => group.topics), [read.groups]);
  const isScreened = topics.some(({ id }) => all.has(id));
  const bands = useMemo(() => bandTopics(topics, all), [topics, all]);
  const isByScreening = isScreened && chosen === 'screening';
  const data = useMemo(() => (isByScreening ? { ...read, groups: bands } : read), [isByScreening, read, bands]);
  return {
    data,
    /** The scores, if they give the order. */
    screenings: isByScreening ? all : null,
    /** Null while nothing has been screened. */
    order: isScreened ? chosen : null,
    setOrder: setChosen,
    /** The groups of each order. */
    groupsIn: { screening: bands, reading: read.groups },
  };
}
