import { everything, type Query } from '#domain/query/query.ts';
import { atEntry, equal } from './meaning.ts';
import type { ReadQuestion } from './read-question.ts';
import type { Subject } from './subjects.ts';

/** Asks for what was filed as proof of something. */
const ASKS_DOCUMENTS =
  /^(?:and |so |but |ok |please )*(?:what|which|show|list|name|give|is there|are there|do we have|have we)\b.{0,30}\b(?:documents?|evidence|proofs?|files?|papers|documentation)\b.{0,30}\b(?:behind|for|of|support\w*|backs?|backing|proves?|proving|under|to)\b/i;
/** 'What is the evidence for it?' asks for the facts that a score rests on. */
const SINGLE = /\bwhat(?:['’]?s| is| was) (?:the |our )?(?:evidence|proof)\b/i;
/** A piece of evidence itself is asked for by what it is. */
const NAMED = 0.34;

/** The query for the documents behind one entry or topic: 'Which documents stand behind child labour?'. Null for any other question. */
export function readDocuments({ query, corrected }: ReadQuestion, [subject]: readonly Subject[]): Query | null {
  if (SINGLE.test(corrected)) return null;
  if (query?.noun === 'evidence' || query?.measure || !ASKS_DOCUMENTS.test(corrected)) return null;
  if (!subject || subject.fit < NAMED || subject.noun === 'stakeholder') return null;
  const [code = ''] = subject.label.split(' ');
  const at = subject.noun === 'component' ? atEntry('evidence', subject.label) : equal('topic', code);
  return { ...everything('evidence'), where: [at] };
}
