import type { AssignedNoun, Assignment, ReviewState } from '#domain/assignments/assignment.ts';
import { isDone, readStandings, type Standing, type Urgency, urgencyOf } from '#domain/assignments/standing.ts';
import { editorOf, placePath, type SectionName, sectionPath } from '#domain/chat/chat-source.ts';
import type { UserId } from '#domain/ids.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { relevantPart } from '#domain/progress/missing.ts';
import { openInComponent, openInTopic } from '#domain/progress/open-in.ts';
import { wizardProgress } from '#domain/progress/wizard-progress.ts';
import { registerEntryPath } from '#domain/query/register-path.ts';

/** Something that a person has to do. */
export interface Duty {
  noun: AssignedNoun;
  /** For a section its name, for a topic or component its id. */
  key: string;
  /** The name of the record. */
  name: string;
  /** The path in the application where it is done, or where it is reviewed if a review has been requested. */
  path: string;
  /** ISO date. */
  dueOn: string | null;
  urgency: Urgency;
  /** How many open points it has. */
  open: number;
  review: ReviewState;
}

/** An assignment as a person sees it. */
export type SeenAssignment = Pick<
  Assignment,
  'noun' | 'key' | 'owner' | 'formerOwner' | 'dueOn' | 'review' | 'reviewer'
> & {
  mayClear: boolean;
};

export interface Duties {
  /** The person's own open duties, overdue ones first. */
  own: Duty[];
  /** What the person may approve from review as a second person and nobody else is asked to, in the same order. */
  toReview: Duty[];
  /** Open duties of a person who has left, with that person's name: they need a new owner. */
  left: (Duty & { formerOwner: string })[];
}

/**
 * What a person has to do in an assessment (product P48). Only what was assigned to them by name: a topic is one duty with everything
 * open under it, and not one for each of its components, except for those that have their own date and no owner. What was set aside is
 * not a duty.
 *
 * @param today ISO date
 */
export function listDuties(
  data: AssessmentData,
  assignments: readonly SeenAssignment[],
  { me, today }: { me: UserId; today: string },
): Duties {
  const find = recordsOf(data);
  const standingOf = standingsIn(data, assignments);
  /** Whether something with its own date and no owner is due to the topic's owner. */
  const isHers = (one: SeenAssignment) => one.owner === me || (one.dueOn !== null && standingOf(one).owner === me);
  const toDuty = (one: SeenAssignment): Duty[] => {
    const { noun, key, review } = one;
    const record = find(noun, key);
    if (!record) return [];
    const path = review === 'in-review' ? (placeOfReview(noun, key) ?? record.path) : record.path;
    const { dueOn } = standingOf(one);
    return [{ noun, key, ...record, path, dueOn, urgency: urgencyOf(dueOn, today), review }];
  };
  const isOpen = ({ review, open }: Duty) => !isDone(review, open);
  return {
    own: assignments.filter(isHers).flatMap(toDuty).filter(isOpen).toSorted(bySoonest),
    toReview: assignments
      .filter(({ mayClear, reviewer }) => mayClear && (reviewer === null || reviewer === me))
      .flatMap(toDuty)
      .toSorted(bySoonest),
    left: assignments
      .flatMap((one) => {
        const { formerOwner } = one;
        // If the topic has an owner, they are responsible for the entry.
        if (formerOwner === null || standingOf(one).owner !== null) return [];
        return toDuty(one).map((duty) => ({ ...duty, formerOwner }));
      })
      .filter(isOpen)
      .toSorted(bySoonest),
  };
}

/** Looks up the state of a record, including what a component gets from its topic. */
function standingsIn(
  { components }: AssessmentData,
  assignments: readonly SeenAssignment[],
): (one: SeenAssignment) => Standing {
  const standings = readStandings({ assignments, people: [] });
  const byId = new Map<string, (typeof components)[number]>(components.map((each) => [each.id, each]));
  return ({ noun, key }) => {
    const component = noun === 'component' ? byId.get(key) : undefined;
    return component ? standings.ofComponent(component) : standings.of(noun, key);
  };
}

/** Where a record is shown completely and its review is approved; null if that is the place where the work is done. */
export function placeOfReview(noun: AssignedNoun, key: string): string | null {
  if (noun === 'component') return registerEntryPath(key);
  return noun === 'topic' ? placePath('Impact Materiality Assessment', 'topic', key) : null;
}

type FoundRecord = Pick<Duty, 'name' | 'path' | 'open'>;

/** Looks up the records of an assessment; undefined if one was deleted or set aside. */
export function recordsOf(data: AssessmentData): (noun: AssignedNoun, key: string) => FoundRecord | undefined {
  const { topics, components } = relevantPart(data);
  const topicsById = new Map<string, (typeof topics)[number]>(topics.map((topic) => [topic.id, topic]));
  const componentsById = new Map<string, (typeof components)[number]>(components.map((each) => [each.id, each]));
  const sections = new Map(wizardProgress(data).map((section) => [section.name as string, section]));
  return (noun, key) => {
    const topic = topicsById.get(key);
    if (noun === 'topic') {
      const path = topic && placePath('Materiality Scoring', 'topic', topic.id);
      return topic && path
        ? { name: `${topic.code} ${topic.name}`, path, open: openInTopic(topic.id, data) }
        : undefined;
    }
    const component = componentsById.get(key);
    if (noun === 'component') {
      return (
        component && {
          name: component.title,
          path: placePath(editorOf(component), 'component', component.id),
          open: openInComponent(component, data),
        }
      );
    }
    const section = sections.get(key);
    const open = section?.missing.reduce((sum, { count }) => sum + count, 0) ?? 0;
    return section && { name: key, path: sectionPath(key as SectionName), open };
  };
}

/** The earliest day first and missing days last; records with the same day by name. */
export function bySoonest(one: Duty, other: Duty): number {
  const days = (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999');
  return days || one.name.localeCompare(other.name, 'en');
}
