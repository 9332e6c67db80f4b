import type { LegalSource } from './legal-basis.tsx';

/** Where a person without an account starts; signing in is one click away. */
export const SIGN_UP = '/auth?mode=sign-up';

/** Texts of the landing page. Buttons, cards, steps and prices are fixed texts (product P1, P6). */
export const landingMessages = {
  pageTitle: 'Twofold: double materiality with every number traceable',
  pageDescription:
    'Open, self-hosted double materiality assessments for ESRS and CSRD reports. From the first questionnaire to the matrix, with the reason behind every score.',

  headline: 'Double materiality, with every number traceable',
  intro:
    'Twofold takes your company from the first question to the matrix behind its sustainability report, and keeps the reason for each score ready for the auditor.',
  startAssessment: 'Start Assessment',
  viewSample: 'See a sample assessment',
  matrixLabel: (company: string, assessed: number, material: number) =>
    `Materiality matrix of ${company}: ${assessed} topics by impact and financial score, each out of 25; ${material} of them are material.`,
  matrixCaption: (company: string) => `Drawn from the figures of ${company}. Yours will look like this.`,
  matrixTopics: 'Topics by code',
  matrixCount: (material: number, assessed: number) => `${material} of ${assessed} assessed topics are material`,

  differences: [
    {
      title: 'Open',
      text: 'The source is public under the Apache License 2.0. You can read in the code how a score is calculated. It is the same in the matrix, the tables and the assistant’s answers.',
    },
    {
      title: 'Yours',
      text: 'It runs on your own server with its own database. No cloud account, no analytics, no files from other hosts. Your data stays on your server.',
    },
    {
      title: 'Traceable',
      text: 'Each point shows the impacts, risks and opportunities behind it, with scores and reasons. Every change is recorded with its author and time.',
    },
  ],

  features: {
    title: 'Three views that a report must bring together',
    lead: 'The excerpts come from the sample company.',
    impact: { title: 'Impact Assessment', text: 'Environmental and social impacts across business activities' },
    financial: {
      title: 'Financial Materiality',
      text: 'Financial risks and opportunities related to sustainability',
    },
    stakeholders: { title: 'Stakeholder Insights', text: 'How topics affect stakeholders and the value chain' },
    key: 'Key',
    engagedBy: (ways: string) => `Engaged through ${ways}`,
  },

  process: {
    title: 'From a blank page to a defensible result',
    lead: 'Three steps. You can stop at any time and come back: your input is kept.',
    steps: [
      {
        title: 'Company Setup',
        text: 'Basic information about the organization and industry',
        parts: ['Name, industry and size', 'Your team, by invitation', 'Which version of the ESRS applies'],
      },
      { title: 'Assessment', text: 'A questionnaire covering all ESG topics' },
      {
        title: 'Results',
        text: 'Insights and recommendations',
      },
    ],
    resultParts: [
      'Materiality Matrix',
      'Topical Overview',
      'Highest scored IRO’s',
      'Impact Materiality',
      'Financial Materiality',
      'AI assistant',
    ],
  },

  pricing: { title: 'Pricing', mostPopular: 'Most Popular' },

  questions: {
    title: 'Questions and answers',
    list: [
      {
        question: 'Which version of the standards does Twofold follow?',
        answer:
          'Both. Each assessment follows the ESRS of 2023 or the revised ESRS of 2026, each with its own list of topics. If the law offers a choice for your financial year, Twofold asks you.',
      },
      {
        question: 'Does Twofold decide for us what is material?',
        answer:
          'No. The standards prescribe no formula, no scale and no threshold. Twofold applies stated rules to the values you enter and sorts topics by thresholds that your company adopts with a reason and a date.',
      },
      {
        question: 'What can we show an auditor?',
        answer:
          'For each topic, the impacts, risks and opportunities behind it, their scores, the rule applied and the reasons. Every change is recorded with its author and time. A completed assessment is frozen with all its inputs. Anyone can check it against its hash.',
      },
      {
        question: 'What happens when several people work at once?',
        answer:
          'Colleagues join by invitation. If two people change the same field, the second sees both values and chooses which to keep. Nothing is overwritten silently. Unsaved input survives a reload and an expired session.',
      },
      {
        question: 'Where does our data go?',
        answer:
          'Into one folder on the server that runs Twofold. The assistant answers from your own data without a language model, unless you connect one.',
      },
      {
        question: 'What does it take to run Twofold?',
        answer:
          'A machine with Node and npm. One command installs it, builds it and starts it, together with its own PostgreSQL. You can try it without configuring anything.',
      },
    ],
  },

  closing: {
    title: 'Start with one topic. See what is behind its score.',
    getStarted: 'Get Started',
  },
} as const;

/** The pictures of the product on the landing page. */
export const pictureMessages = {
  title: 'What you work with',
  lead: (company: string) => `Screens and pages of ${company}, exactly as Twofold shows them.`,
  screens: [
    {
      name: 'score',
      heading: 'Score one impact at a time',
      text: 'Each score shows at once what it does: the result out of 25, and where its topic moves on the matrix. The meaning of each value is next to it.',
      alt: 'The form for an impact: scores for scale, scope and irremediability, with the meaning of each value and the result out of 25.',
    },
    {
      name: 'register',
      heading: 'Keep them all in one register',
      text: 'Impacts, risks and opportunities in one table. Filter it, score by keyboard, and see who is responsible for what.',
      alt: 'The register: a table of impacts, risks and opportunities with their topics, kinds and scores.',
    },
    {
      name: 'dashboard',
      heading: 'Read the finding first',
      text: 'The dashboard starts with the finding in words. Drag a threshold and it names the topics that become material or stop being so.',
      alt: 'The dashboard: the finding in a sentence, and below it the materiality matrix beside the list of topics.',
    },
  ],
  report: {
    heading: 'Hand over the report',
    text: 'Twofold writes the report on your assessment as PDF and Word, makes the slides for the board, and packs the evidence for the auditor.',
    pages: [
      { name: 'cover', alt: 'The cover of the report, with the company, the standards and the thresholds.' },
      { name: 'summary', alt: 'The summary for the board: the finding, the key figures and the matrix.' },
    ],
  },
} as const;

/** The basis of the method, by name and paragraph. 2023: Delegated Regulation (EU) 2023/2772; 2026: (EU) 2026/1563. */
export const legalMessages = {
  title: 'The basis of the method',
  lead: 'The rules that Twofold applies, with their paragraphs in ESRS 1.',
  rule: 'Rule',
  sources: [
    {
      rule: 'A matter is material from the impact perspective, the financial perspective, or both.',
      in2023: '§28, §37',
      in2026: '§26, §35',
    },
    {
      rule: 'An actual negative impact is judged by its severity alone; likelihood plays no part.',
      in2023: '§45',
      in2026: '§40',
    },
    {
      rule: 'Any one of scale, scope and irremediable character can make a negative impact severe.',
      in2023: 'AR 11',
      in2026: 'AR 22',
    },
    {
      rule: 'For a potential negative impact on human rights, severity takes precedence over likelihood.',
      in2023: '§45, AR 11',
      in2026: '§40',
    },
    {
      rule: 'Risks and opportunities are judged by likelihood together with potential magnitude.',
      in2023: '§51, AR 15',
      in2026: '§50',
    },
    {
      rule: 'The standards set no threshold; the company uses appropriate ones, and under the revised set also qualitative considerations.',
      in2023: '§42, AR 9',
      in2026: '§37, AR 19',
    },
  ] satisfies readonly LegalSource[],
  column2023: 'ESRS 2023',
  column2026: 'ESRS 2026',
  conventionTitle: 'Twofold’s convention',
  convention:
    'The standards do not prescribe any arithmetic. Twofold applies them as follows. A score is two values from 1 to 5 multiplied together. Severity is the highest of its details. A topic takes its highest score rather than an average. The screens point out these conventions where they matter.',
  namesTitle: 'The texts',
  names: [
    'Directive 2013/34/EU as amended by Directives (EU) 2022/2464 (CSRD), (EU) 2025/794 and (EU) 2026/470 (Omnibus I)',
    'Commission Delegated Regulation (EU) 2023/2772 (ESRS), as last amended by (EU) 2025/1416',
    'Commission Delegated Regulation (EU) 2026/1563 (revised ESRS)',
  ],
} as const;

/** The trace of one score, from the point on the matrix back to its basis. */
export const traceMessages = {
  title: 'Trace one number back to its source',
  lead: 'From the sample company. Twofold keeps all of this for every score.',
  point: 'The point on the matrix',
  decides: 'The impact that sets it',
  decidesText: (counted: number) =>
    `The highest of the ${counted} impacts that count. An average could hide a material impact, so the highest score counts.`,
  score: 'Its score',
  product: (severity: number, likelihood: number) => `Severity ${severity} × likelihood ${likelihood}.`,
  severity: 'Its severity',
  ofFive: (severity: number) => `${severity} of 5`,
  severityText:
    'By Twofold’s convention, severity is the highest of the three, because any one of them can make an impact severe (ESRS 1 (2023) AR 11; ESRS 1 (2026) AR 22).',
  scale: 'Scale',
  scope: 'Scope',
  irremediability: 'Irremediability',
  grounds: 'The justification',
  threshold: 'The threshold it is compared with',
  thresholdText: (impact: number, financial: number) => `Adopted: impact ${impact}, financial ${financial}.`,
  impact: 'Impact',
  financial: 'Financial',
} as const;

/** The three tiers: fixed texts (product P6). */
export const tiers = [
  {
    name: 'Base',
    price: '$99',
    period: '/month',
    features: [
      'Complete assessment questionnaire',
      'Standard reporting and analytics',
      'Email support',
      'Single user access',
    ],
    button: 'Get Started',
  },
  {
    name: 'Professional',
    price: '$299',
    period: '/month',
    features: [
      'Advanced assessment and analytics',
      'Multi-user collaboration',
      'Additional analyses and insights',
      'Custom reporting and dashboards',
      'Priority support and API access',
    ],
    button: 'Start Free Trial',
    isMostPopular: true,
  },
  {
    name: 'Enterprise',
    price: 'Custom pricing',
    features: ['White-label solution', 'Dedicated account manager', 'Custom integrations', '24/7 phone support'],
    button: 'Contact Sales',
  },
] as const;

/** Texts of the sample inside the application. */
export const sampleMessages = {
  title: 'Sample assessment',
  subtitle: (company: string) =>
    `${company} is a fictional food manufacturer. Try its matrix and thresholds: nothing is saved, and your own assessment stays as it is.`,
  back: 'Back to your assessment',
};

/** Texts of the demo page. The headings of its parts and the suggested prompts are those of the product. */
export const demoMessages = {
  pageTitle: 'Demo: a sample double materiality assessment · Twofold',
  pageDescription:
    'Explore a sample double materiality assessment: an interactive materiality matrix, the first step of the questionnaire, and the assistant that answers from it.',

  headline: 'Explore a sample assessment',
  intro: (company: string) =>
    `${company} is a fictional food manufacturer. Its scores are calculated just as yours would be. Change what you like: nothing is sent or stored.`,

  questionnaire: {
    title: 'Questionnaire',
    lead: 'This is where the scores come from: six sections, from company basics to scoring. Here is the start of the first one.',
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    sections: 'Sections of the questionnaire',
    industry: 'Industry',
    countries: 'Operating countries',
    size: 'Company size',
    choose: 'Choose one',
    searchCountries: 'Search countries',
    noCountry: 'No country matches.',
    answered: (answered: number, of: number) => `${answered} of ${of} answered`,
    next: (section: string) => `Next in Twofold: ${section}`,
  },

  matrix: {
    title: 'Materiality Matrix',
    lead: 'Impact is on the vertical axis and financial on the horizontal, each out of 25. Drag a threshold line, choose a category, or select a point for details.',
    label: (company: string) =>
      `Materiality matrix of ${company}, impact against financial materiality, each out of 25`,
    category: 'Category',
    all: 'All',
    view: 'View',
    chart: 'Chart',
    table: 'Table',
    impactThreshold: 'Impact threshold',
    financialThreshold: 'Financial threshold',
    material: (material: number, assessed: number) =>
      `${material} of ${assessed} assessed topics are material at these thresholds`,
    behind: 'Impacts, risks and opportunities behind the result',
    none: 'No topic in this category has been assessed yet.',
  },

  chat: {
    title: 'AI assistant',
    lead: 'Ask questions about your materiality assessment data and get AI-powered insights. The answers here use the figures of the matrix.',
    conversation: 'Sample conversation',
    you: 'You',
    assistant: 'Assistant',
    ask: 'Ask next',
    allAsked: 'In Twofold, you can ask any question.',
    prompts: {
      material: {
        label: 'What are the key material topics?',
        question: 'What are the key material topics for my company?',
      },
      highest: { label: 'Which topics score highest?', question: 'Which topics have the highest materiality scores?' },
      next: { label: 'What should I focus on next?', question: 'What should I focus on next in my assessment?' },
    },
    materialIntro: (material: number, assessed: number, impact: number, financial: number) =>
      `${material} of ${assessed} assessed topics are material at thresholds of ${impact} (impact) and ${financial} (financial). These reach both:`,
    materialRest: (byImpact: number, byFinancial: number) =>
      `Another ${byImpact} are material by impact only, and ${byFinancial} financially only. Under the law, either side is enough, so they are reported as well.`,
    highestIntro: 'By the sum of both scores, each out of 25:',
    nextIntro: (count: number) =>
      count === 1
        ? '1 relevant topic has no entries yet, so it is not on the matrix:'
        : `${count} relevant topics have no entries yet, so they are not on the matrix:`,
    nextOneSided: (names: string) => `Assessed on one side only: ${names}. Assess the other side before you complete.`,
    topic: 'Topic',
    impact: 'Impact',
    financial: 'Financial',
  },

  closing: {
    title: 'See your own figures on the same axes.',
    start: 'Start Free Assessment',
    learnMore: 'Learn More',
    aboutTwofold: ' about Twofold',
  },
} as const;
