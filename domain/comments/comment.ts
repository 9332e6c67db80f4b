import { type KindsWith, kindsWith, type NounsWith, nounsWith, wordsOf } from '#domain/records/kinds.ts';

/**
 * What can be commented on; the scores of a topic as the topic, an answer as its question, answered or not. Thresholds and sign-off are
 * one of each assessment, under its own id.
 */
export const COMMENTED_NOUNS = nounsWith('comments');
export type CommentedNoun = NounsWith<'comments'>;

/** What a comment is about. */
export interface CommentedRecord {
  noun: CommentedNoun;
  /** The id under which the history knows it; of a section its name, of an answer the text of its question. */
  recordId: string;
}

/** What a commented record is, in the words of a sentence. */
export const commentedNames = wordsOf('comments', 'inSentence');

type OneOfEach = Extract<KindsWith<'comments'>, { readonly only: string }>;

/** What those are called of which an assessment has one. */
export const ONE_OF_EACH = Object.fromEntries(
  kindsWith('comments').flatMap((kind) => ('only' in kind ? [[kind.noun, kind.only]] : [])),
) as { readonly [Kind in OneOfEach as Kind['noun']]: Kind['only'] };
