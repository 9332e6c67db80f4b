/** Branded identifiers: a UUID of one noun cannot be passed where another is meant. */
declare const brand: unique symbol;
export type Id<Noun extends string> = string & { readonly [brand]: Noun };

/** Whether a text is an id of any noun, in lower or upper case. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

export type UserId = Id<'user'>;
export type CompanyId = Id<'company'>;
export type MembershipId = Id<'membership'>;
export type ViewId = Id<'view'>;
export type SignOffId = Id<'signOff'>;
export type CommentId = Id<'comment'>;
export type InvitationId = Id<'invitation'>;
export type AssessmentId = Id<'assessment'>;
export type TopicId = Id<'topic'>;
export type ComponentId = Id<'component'>;
export type StakeholderId = Id<'stakeholder'>;
export type ActivityId = Id<'activity'>;
export type MeasureId = Id<'measure'>;
export type LinkId = Id<'link'>;
export type MadeFileId = Id<'madeFile'>;
export type EvidenceId = Id<'evidence'>;
export type EvidenceRevisionId = Id<'evidenceRevision'>;
export type EvidenceUseId = Id<'evidenceUse'>;
export type StoredFileId = Id<'storedFile'>;
export type ChatSessionId = Id<'chatSession'>;
