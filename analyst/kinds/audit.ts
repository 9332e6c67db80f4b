import type { AuditQuestion, Block } from '#analyst/blocks/answer.ts';
import { amount, blocks, day, offers, rests, sentence, strong } from '#analyst/blocks/say.ts';
import type { TeamRecords } from '#analyst/blocks/team-records.ts';
import type { Kind, KindAnswer } from './kind.ts';

const MOST = 20;
/** The room of an assessment's auditors as a source. */
export const AUDIT = { kind: 'section', label: 'Audit', path: '/app/audit' } as const;

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
    const { threads } = await desk.records();
    const isOpen = /\b(?:open|unanswered|outstanding|still)\b/i.test(question);
    return tell(
      isOpen ? all.filter(({ state }) => state === 'open') : all,
      isOpen ? 'open question' : 'question',
      threads,
    );
  },
};

function tell(asked: readonly AuditQuestion[], what: string, threads: TeamRecords['threads']): KindAnswer {
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
      asked
        .slice(0, MOST)
        .flatMap(({ text, about, by, at, state }): Block[] => [
          { is: 'quote', text, from: [`${about}, ${by ?? 'a former auditor'}, ${day(at)}, ${state}`, rests(AUDIT)] },
          ...answersTo(text, about, threads),
        ]),
    ),
  };
}

/** What was answered in the discussion that a question began. */
function answersTo(text: string, about: string, threads: TeamRecords['threads']): Block[] {
  const thread = threads.find((each) => each.isQuestion && each.about === about && each.remarks[0]?.body === text);
  return (thread?.remarks ?? []).slice(1).map(({ body, by, at }) => ({
    is: 'quote',
    text: body,
    from: [`Answer, ${by ?? 'a former colleague'}, ${day(at)}`, rests(AUDIT)],
  }));
}
