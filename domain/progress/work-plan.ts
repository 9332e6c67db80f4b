/** One step on the way to a final result. */
export interface WorkStep {
  /** The section of the questionnaire, 1–6; null for the sign-off. */
  position: number | null;
  /** The people who know the answers, by function. */
  people: string;
  /** Our estimate for a first assessment, in working days of one person. */
  days: number;
}

/** The work of a first assessment, step by step. The days are an estimate of ours, not a rule. */
export const workPlan: readonly WorkStep[] = [
  { position: 1, people: 'Sustainability', days: 0.5 },
  { position: 2, people: 'Sustainability, HR, sales, purchasing', days: 1 },
  { position: 3, people: 'Sustainability', days: 0.5 },
  { position: 4, people: 'One person from each department', days: 1 },
  { position: 5, people: 'HR, purchasing, production, quality', days: 3 },
  { position: 6, people: 'Finance, risk management', days: 2 },
  { position: null, people: 'Three people: one prepares, one reviews, an admin approves', days: 1 },
];

/** Working days of one person for all steps. */
export const daysInAll = (): number => workPlan.reduce((sum, { days }) => sum + days, 0);
