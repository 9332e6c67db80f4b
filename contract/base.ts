import { z } from 'zod';
import type {
  ActivityId,
  AssessmentId,
  CommentId,
  ComponentId,
  EvidenceId,
  EvidenceRevisionId,
  EvidenceUseId,
  InvitationId,
  LinkId,
  MadeFileId,
  MeasureId,
  MembershipId,
  SignOffId,
  StakeholderId,
  StoredFileId,
  TopicId,
  UserId,
  ViewId,
} from '#domain/ids.ts';
import { type IssueCode, says } from './issue-codes.ts';

/** PostgreSQL cannot store NUL characters; checked here, so that the response is a clear refusal and not a fault. */
export const isStorable = (value: string) => !value.includes('\u0000');

/** Free text of at most `max` characters, '' allowed. */
export const text = (max: number) => z.string().max(max, says('too-long')).refine(isStorable, says('not-storable'));

/** Required text of one line; blanks at the ends are removed. */
export const requiredText = (max: number, missing: IssueCode) =>
  z.string().trim().min(1, missing).max(max, says('too-long')).refine(isStorable, says('not-storable'));

const id = <Brand extends string>() => z.uuid(says('invalid')) as unknown as z.ZodType<Brand, Brand>;
export const assessmentId = id<AssessmentId>();
export const topicId = id<TopicId>();
export const componentId = id<ComponentId>();
export const stakeholderId = id<StakeholderId>();
export const activityId = id<ActivityId>();
export const measureId = id<MeasureId>();
export const linkId = id<LinkId>();
export const membershipId = id<MembershipId>();
export const personId = id<UserId>();
export const signOffId = id<SignOffId>();
export const commentId = id<CommentId>();
export const madeFileId = id<MadeFileId>();
export const evidenceId = id<EvidenceId>();
export const evidenceRevisionId = id<EvidenceRevisionId>();
export const evidenceUseId = id<EvidenceUseId>();
export const storedFileId = id<StoredFileId>();
export const viewId = id<ViewId>();
export const invitationId = id<InvitationId>();

/** An act of a person on several rows. */
export const actId = z.uuid(says('invalid'));

/** A line of the history; later ones have larger numbers. */
export const historyLineId = z.string().regex(/^\d{1,18}$/, says('invalid'));

/**
 * Counts the changes of a row, within the range of the table's integer; sent back with the next save so that nothing is overwritten
 * silently (product P20).
 */
export const version = z.int().min(1).max(2_147_483_647);
/** The version that the sender saw, or null if they saw no row. */
export const seenVersion = version.nullable();

/** Days from the start of the first year to that of 2100; anything else is a typing error. */
export const dayFrom = (year: number) =>
  z.iso
    .date(says('date-out-of-range'))
    .refine((date) => date >= `${year}-01-01` && date <= '2100-12-31', says('date-out-of-range'));

/** An instant as ISO 8601 text. */
export const instant = z.iso.datetime();
