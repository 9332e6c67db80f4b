import type { Component } from '#domain/components/component.ts';
import type { UserId } from '#domain/ids.ts';
import type { Assigned, AssignedNoun, Assignment, ReviewState } from './assignment.ts';

/** The owner of a record and its due date, including what comes from its topic. */
export interface Standing {
  owner: UserId | null;
  /** The owner's name; '' if nobody is responsible. */
  ownerName: string;
  /** True if the owner is that of the topic, because the component has none. */
  isOwnerOfTopic: boolean;
  /** The person who was responsible and has left. */
  formerOwner: string | null;
  dueOn: string | null;
  isDueOfTopic: boolean;
  review: ReviewState;
  /** The name of the person who is asked for a review; '' if nobody in particular is. */
  reviewerName: string;
}

/** Reads the state of records; created once for all rows. */
export interface Standings {
  of(noun: AssignedNoun, key: string): Standing;
  /** A component without an owner or date inherits those of its topic. */
  ofComponent(component: Pick<Component, 'id' | 'topicId'>): Standing;
}

export function readStandings({ assignments, people }: Pick<Assigned, 'assignments' | 'people'>): Standings {
  const byRecord = new Map(assignments.map((one) => [`${one.noun} ${one.key}`, one]));
  const names = new Map(people.map(({ userId, name }) => [userId, name]));
  const nameOf = (owner: UserId | null) => (owner === null ? '' : (names.get(owner) ?? ''));
  const stand = (own: Assignment | undefined, topic: Assignment | undefined): Standing => {
    const owner = own?.owner ?? topic?.owner ?? null;
    return {
      owner,
      ownerName: nameOf(owner),
      isOwnerOfTopic: owner !== null && !own?.owner,
      formerOwner: owner === null ? (own?.formerOwner ?? topic?.formerOwner ?? null) : null,
      dueOn: own?.dueOn ?? topic?.dueOn ?? null,
      isDueOfTopic: !own?.dueOn && Boolean(topic?.dueOn),
      review: own?.review ?? 'open',
      reviewerName: nameOf(own?.reviewer ?? null),
    };
  };
  return {
    of: (noun, key) => stand(byRecord.get(`${noun} ${key}`), undefined),
    ofComponent: ({ id, topicId }) => stand(byRecord.get(`component ${id}`), byRecord.get(`topic ${topicId}`)),
  };
}

/** Whether nothing is left to do: it was reviewed, or it has no open points and no review is requested. */
export function isDone(review: ReviewState, openPoints: number): boolean {
  return review === 'reviewed' || (openPoints === 0 && review !== 'in-review');
}

/** How a date relates to today. "This week" means the next seven days. */
export type Urgency = 'overdue' | 'this-week' | 'later' | 'undated';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The number of whole days from one ISO date to another; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

export function urgencyOf(dueOn: string | null, today: string): Urgency {
  if (dueOn === null) return 'undated';
  const days = daysBetween(today, dueOn);
  if (days < 0) return 'overdue';
  return days <= 7 ? 'this-week' : 'later';
}
