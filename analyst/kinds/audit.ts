import type { AuditQuestion } from '#analyst/blocks/answer.ts';
import { amount, blocks, day, offers, rests, sentence, strong } from '#analyst/blocks/say.ts';
import type { Kind, KindAnswer } from './kind.ts';

const MOST = 20;
/** The room of an assessment's auditors as a source. */
const AUDIT = { kind: 'section', label: 'Audit', path: '/app/audit' } as const;

/** Asks what an auditor has asked, not what one would ask. */
const ASKS_AUDITOR =
  /\b(?:auditors?|assurance provider)\b.*\b(?:asked|questions?|quer(?:y|ies)|raised?|wants?|wanted)\b|\bquestions?\b.*\b(?:of|from|by) (?:the |our |an )?auditors?\b/i;
const ASKS_GUESS = /\b(?:would|will|might|could|may|can|should)\b/i;

/** Whether a question asks what an auditor has asked. */
export const asksAuditor = (question: string): boolean => ASKS_AUDITOR.test(question) && !ASKS_GUESS.test(question);

/** Repeats the auditor’s questions word for word, each with what it is about and whether it is answered. */
export const auditKind: Kind = {
  id: 'audit',
  offer: 'What has our auditor asked?',
  async answer({ question, desk }) {
    const all = await desk.auditQuestions();
    const isOpen = /\b(?:open|unanswered|outstanding|still)\b/i.test(question);
    return tell(isOpen ? all.filter(({ state }) => state === 'open') : all, isOpen ? 'open question' : 'question');
  },
};

function tell(asked: readonly AuditQuestion[], what: string): KindAnswer {
  if (asked.length === 0)
    return {
      blocks: blocks(
        sentence(strong(`No ${what}`), ' from an auditor is recorded in this assessment.', rests(AUDIT)),
        offers('Which gaps would an auditor find?'),
      ),
    };
  const open = asked.filter(({ state }) => state === 'open').length;
  return {
    blocks: blocks(
      sentence(
        strong(amount(asked.length, what)),
        ' from an auditor',
        what === 'question' && `, ${open} of them open`,
        '.',
        rests(AUDIT),
      ),
      asked.slice(0, MOST).map(({ text, about, by, at, state }) => ({
        is: 'quote' as const,
        text,
        from: [`${about}, ${by ?? 'a former auditor'}, ${day(at)}, ${state}`, rests(AUDIT)],
      })),
    ),
  };
}
