/** One impact, risk or opportunity as a person enters it in the form. The scores are the stated ones, not those that count. */
export interface EnteredComponent {
  topic: string;
  kind: 'impact' | 'risk' | 'opportunity';
  title: string;
  polarity?: 'Negative' | 'Positive';
  actuality?: 'Actual' | 'Potential';
  /** Severity of an impact, magnitude of a risk or opportunity; omitted where the details determine it. */
  size?: number;
  likelihood?: number;
  details?: { scale?: number; scope?: number; irremediability?: number };
  isHumanRights?: boolean;
  isUnticked?: boolean;
}

const impact = (topic: string, title: string, rest: Omit<EnteredComponent, 'topic' | 'kind' | 'title'>) =>
  ({ topic, kind: 'impact', title, ...rest }) satisfies EnteredComponent;
const risk = (topic: string, title: string, size: number, likelihood: number, isUnticked = false) =>
  ({ topic, kind: 'risk', title, size, likelihood, isUnticked }) satisfies EnteredComponent;
const opportunity = (topic: string, title: string, size: number, likelihood: number) =>
  ({ topic, kind: 'opportunity', title, size, likelihood }) satisfies EnteredComponent;

const negative = { polarity: 'Negative' } as const;
const positive = { polarity: 'Positive' } as const;
const actual = { actuality: 'Actual' } as const;
const potential = { actuality: 'Potential' } as const;

/** What a Food & Beverage company might enter: twenty entries under nine topics. */
export const enteredComponents: EnteredComponent[] = [
  impact('Climate change mitigation', 'Emissions of farms and plants', { ...negative, ...actual, size: 4 }),
  impact('Climate change mitigation', 'Advice for growers', { ...positive, ...potential, size: 3, likelihood: 2 }),
  risk('Climate change mitigation', 'Carbon price on fuels', 4, 4),
  opportunity('Climate change mitigation', 'Heat from waste gas', 3, 3),
  impact('Water', 'Abstraction in dry regions', { ...negative, ...potential, size: 3, likelihood: 4 }),
  risk('Water', 'Drought stops the cannery', 5, 3),
  impact('Direct impact drivers of biodiversity loss', 'Clearing for palm and soy', {
    ...negative,
    ...actual,
    details: { scale: 5, scope: 2, irremediability: 3 },
  }),
  risk('Direct impact drivers of biodiversity loss', 'Ingredients turned back at the border', 3, 4),
  impact('Waste', 'Food losses and packs', { ...negative, ...actual, size: 3 }),
  opportunity('Waste', 'Feed from by-products', 2, 5),
  impact('Working conditions (own workforce)', 'Night shifts in the plants', {
    ...negative,
    ...potential,
    size: 2,
    likelihood: 5,
  }),
  impact('Other work-related rights (value chain workers)', 'Child labour on cocoa farms', {
    ...negative,
    ...potential,
    size: 4,
    likelihood: 2,
    isHumanRights: true,
  }),
  risk('Other work-related rights (value chain workers)', 'Retailers delist a product', 2, 3),
  impact('Personal safety of consumers and/or end-users', 'Undeclared allergens', {
    ...negative,
    ...potential,
    size: 5,
    likelihood: 2,
  }),
  risk('Personal safety of consumers and/or end-users', 'Recall of a batch', 4, 2),
  opportunity('Personal safety of consumers and/or end-users', 'Healthier recipes', 5, 5),
  impact('Pollution of water', 'Cleaner effluent than the river', {
    ...positive,
    ...actual,
    details: { scale: 2, scope: 3 },
  }),
  risk('Pollution of water', 'Fee for effluent', 1, 5),
  risk('Corporate culture', 'Tone at the top', 3, 3),
  risk('Corporate culture', 'Counted in another register', 5, 5, true),
];

/**
 * The resulting points, calculated by hand. Actual impacts and potential negative human-rights impacts count with likelihood 5. Severity is
 * a negative impact's highest detail, or a positive impact's mean, rounded up. The highest score counts; unticked entries do not.
 */
export const expectedPoints: Record<
  string,
  [impact: number | null, financial: number | null, classification: string, material: string]
> = {
  // max(4 × 5, 3 × 2) and max(4 × 4, 3 × 3)
  'E1.2': [20, 16, 'High', 'both'],
  // 3 × 4 is below 12.5; 5 × 3 reaches it
  'E3.1': [12, 15, 'Medium', 'financial'],
  // max(5, 2, 3) × 5 and 3 × 4
  'E4.1': [25, 12, 'Medium', 'impact'],
  'E5.3': [15, 10, 'Medium', 'impact'],
  // exactly 10 is Medium; no score on the other side
  'S1.1': [10, null, 'Medium', 'open'],
  // 4 × 5, though likelihood 2 is stated
  'S2.3': [20, 6, 'Medium', 'impact'],
  'S4.2': [10, 25, 'Medium', 'financial'],
  // ceil((2 + 3) / 2) × 5 and 1 × 5
  'E2.2': [15, 5, 'Medium', 'impact'],
  // 3 × 3; the 25 is not counted
  'G1.1': [null, 9, 'Low', 'open'],
};
