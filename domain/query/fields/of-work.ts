import { type ReviewState, reviewStates } from '#domain/assignments/assignment.ts';
import type { Component } from '#domain/components/component.ts';
import type { ReadFields } from './field.ts';

/** What is known about the work on a component. */
export interface WorkOn {
  /** Null if nobody is responsible. */
  owner: string | null;
  /** Whether the owner is the person who asks; null if nobody does. */
  isMine: boolean | null;
  /** ISO date. */
  dueOn: string | null;
  isOverdue: boolean;
  review: ReviewState;
  /** Who is asked for its review; null if nobody in particular is. */
  reviewer: string | null;
}

/** Looks up the work on a component. */
export type Work = (component: Component) => WorkOn;

/** The fields about the work on a component: its owner, due date and state of review. */
export function workFields<Row extends { component: Component; work: Work | undefined }>(): ReadFields<Row> {
  const workOn = ({ component, work }: Row) => work?.(component);
  return {
    owner: {
      label: 'Owner',
      kind: 'line',
      ofWork: true,
      ofPeople: true,
      read: (row) => workOn(row)?.owner ?? null,
    },
    mine: {
      label: 'Mine',
      kind: 'flag',
      ofWork: true,
      saidAs: ['mine', 'not mine'],
      read: (row) => workOn(row)?.isMine ?? null,
    },
    due: { label: 'Due', kind: 'date', ofWork: true, read: (row) => workOn(row)?.dueOn ?? null },
    overdue: {
      label: 'Overdue',
      kind: 'flag',
      ofWork: true,
      saidAs: ['overdue', 'not overdue'],
      read: (row) => workOn(row)?.isOverdue ?? null,
    },
    state: {
      label: 'State',
      kind: 'choice',
      options: reviewStates,
      ofWork: true,
      // One of its values is the negation of another: 'not reviewed' could be either.
      saidLike: ['{value}', 'anything but {value}'],
      read: (row) => workOn(row)?.review ?? null,
    },
    reviewer: {
      label: 'Reviewer',
      kind: 'line',
      ofWork: true,
      ofPeople: true,
      read: (row) => workOn(row)?.reviewer ?? null,
    },
  };
}
