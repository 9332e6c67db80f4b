import { type KindsWith, kindsWith, type NounsWith, nounsWith, wordsOf } from '#domain/records/kinds.ts';

/**
 * What can be commented on. Comments on the scores of a topic are on the topic, and those on an answer are on its question, whether
 * answered or not. Thresholds and sign-off exist once in each assessment and have its id.
 */
export const COMMENTED_NOUNS = nounsWith('comments');
export type CommentedNoun = NounsWith<'comments'>;

/** What a comment is about. */
export interface CommentedRecord {
  noun: CommentedNoun;
  /** The id by which the history identifies the record; for a section its name, for an answer the text of its question. */
  recordId: string;
}

/** The record as a key. */
export const keyOfCommented = ({ noun, recordId }: CommentedRecord): string => `${noun} ${recordId}`;

/** The name of a kind of commented record, within a sentence. */
export const commentedNames = wordsOf('comments', 'inSentence');

type OneOfEach = Extract<KindsWith<'comments'>, { readonly only: string }>;

/** The names of the kinds of which an assessment has exactly one. */
export const ONE_OF_EACH = Object.fromEntries(
  kindsWith('comments').flatMap((kind) => ('only' in kind ? [[kind.noun, kind.only]] : [])),
) as { readonly [Kind in OneOfEach as Kind['noun']]: Kind['only'] };
