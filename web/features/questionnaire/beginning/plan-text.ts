import { daysInAll, workPlan } from '#domain/progress/work-plan.ts';
import { sections } from '#web/features/questionnaire/questionnaire/sections.ts';
import { beginningMessages as say } from './messages.ts';

/** The plan as plain text to send to colleagues: one numbered line for each step. */
export function planText(company: string): string {
  const lines = workPlan.map(({ position, people, days }, index) => {
    const title = sections.find((section) => section.position === position)?.name ?? say.signOff;
    return `${index + 1}. ${say.planLine(title, people, say.days(days))}`;
  });
  return [say.planIntro(company), '', ...lines, '', say.planTotal(daysInAll())].join('\n');
}

/** An address that opens the person's mail program with the plan in it. */
export const planMail = (company: string): string =>
  `mailto:?subject=${encodeURIComponent(say.planSubject(company))}&body=${encodeURIComponent(planText(company))}`;
