import { DUTY_TO_REPORT, type DutyToReport } from '#domain/assessment/duty-to-report.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';

const { employees, turnoverMillionEur, act } = DUTY_TO_REPORT;
const rule = () =>
  `EU law covers companies, and parents of groups, with more than ${formatNumber(employees)} employees and a net turnover of more than EUR ${formatNumber(turnoverMillionEur)} million`;

const days = counted('day', 'days');

/** Texts before the first question: what a newcomer asks, and the plan. */
export const beginningMessages = {
  title: 'Before you begin',

  duty: 'Do you have to report?',
  duties: (duty: DutyToReport, size: string) =>
    ({
      voluntary: `Probably not. ${rule()}. Your company: ${size}. A voluntary assessment is a good choice: it shows which topics matter, and gives you answers for customers and banks.`,
      'depends-on-turnover': `Yes, if your net turnover is above EUR ${formatNumber(turnoverMillionEur)} million. ${rule()}. Below that, your report is voluntary.`,
      unknown: `${rule()}. For all others, a report is voluntary.`,
    })[duty],
  dutyLaw: `The rule is in ${act}. The law of your country decides the details and the first year. If you belong to a group, ask its parent: it may report for you.`,

  standard: 'Which standard?',
  onlyStandard: (label: string) => `${label}. For this financial year, the law provides for no other.`,
  recommended: (label: string) =>
    `Twofold recommends ${label} for a first assessment: it has fewer requirements, and it is the only version from 2027 on. If you already report under the standards of 2023, you can stay with them for now. You choose in the first section.`,
  noStandard: 'The first standards apply to financial years beginning in 2024.',
  standardLaw: (first: string) =>
    `For financial years beginning on ${first}: Delegated Regulation (EU) 2026/1563, Art. 2 and 3.`,
  law: 'The law',

  time: 'How long does it take?',
  timeText: (count: number) =>
    `About ${formatNumber(count)} working days for one person. This is an estimate for a first assessment. More sites and more entries take longer.`,

  people: 'Who takes part?',
  peopleText:
    'One person leads. Colleagues from HR, purchasing, production and finance score the topics they know. Three people sign the result.',

  plan: 'The plan',
  days: (count: number) => (count === 0.5 ? 'half a day' : days(count)),
  signOff: 'Sign-off',
  signOffText: 'The result is prepared, reviewed and approved. Then it is final.',
  copyPlan: 'Copy plan',
  mailPlan: 'Send plan by email',
  copied: 'Plan copied',
  copyFailed: 'Could not copy the plan.',

  planSubject: (company: string) => `Plan: double materiality assessment of ${company}`,
  planIntro: (company: string) =>
    `Double materiality assessment of ${company}: the steps, who takes part, and an estimate of the work.`,
  planLine: (title: string, people: string, time: string) => `${title}: ${people}, ${time}`,
  planTotal: (count: number) => `In total: about ${formatNumber(count)} working days for one person.`,
} as const;
