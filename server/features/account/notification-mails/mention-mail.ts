import { type CommentedRecord, commentedNames, ONE_OF_EACH } from '#domain/comments/comment.ts';
import { quoteComment } from '#domain/comments/quote-comment.ts';
import { composeMail } from '#server/platform/mail/compose-mail.ts';
import { nameInMail, quoteInMail } from '#server/platform/mail/name-in-mail.ts';
import { switchedOn } from './switched-on.ts';

/** What the author of a comment did that concerns the reader. */
const mentionWords = {
  mention: 'mentioned you in a comment on',
  question: 'asked an audit question about',
  answer: 'answered your question about',
} as const;

interface MentionInMail {
  name: string;
  companyName: string;
  writer: string;
  place: CommentedRecord & { assessmentId: string };
  /** The name of the record. */
  recordName: string;
  /** The text of the comment. */
  body: string;
  /** The name by which it mentions the reader; '' if it does not. */
  mentionedAs: string;
  /** Where the reader opens comments. */
  screen: string;
  /** Without it, a mention. */
  as?: 'question' | 'answer' | undefined;
}

/** To a person whom a comment mentions or concerns: names the record, and quotes the sentence. */
export function mentionMail(publicUrl: string, mention: MentionInMail): ReturnType<typeof composeMail> {
  const { place } = mention;
  const company = nameInMail(mention.companyName);
  const did = `${nameInMail(mention.writer)} ${mentionWords[mention.as ?? 'mention']}`;
  // Of these, an assessment has only one.
  const isUnnamed = place.noun === 'assessment' || Object.hasOwn(ONE_OF_EACH, place.noun);
  const words = commentedNames[place.noun];
  const record = isUnnamed ? words : `“${nameInMail(mention.recordName)}”`;
  const within =
    place.noun === 'assessment'
      ? `the double materiality assessment of ${company}`
      : `${isUnnamed ? words : `${record}, ${words}`} in the double materiality assessment of ${company}`;
  const query = new URLSearchParams({ assessment: place.assessmentId, comments: `${place.noun}.${place.recordId}` });
  return composeMail({
    subject: `${did} ${record}: ${company}`,
    heading: `${did} ${record}`,
    greeted: nameInMail(mention.name),
    paragraphs: [`${did} ${within}:`, quoteInMail(quoteComment(mention.body, mention.mentionedAs))],
    action: { label: 'Open the comment', url: `${publicUrl}${mention.screen}?${query}` },
    notes: [switchedOn(publicUrl, 'Mentions')],
  });
}
