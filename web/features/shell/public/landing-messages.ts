import type { LegalSource } from './legal-basis.tsx';

/** What the landing page says. Buttons, cards, steps and prices are fixed texts (product P1, P6). */
export const landingMessages = {
  pageTitle: 'Twofold: double materiality with every number traceable',
  pageDescription:
    'Open, self-hosted double materiality assessments for ESRS and CSRD reports. From the first questionnaire to the matrix, with the reason behind every score.',

  headline: 'Double materiality, with every number traceable',
  intro:
    'Twofold leads a company from the first questionnaire to the matrix its sustainability report rests on, and keeps the reason behind each score where the auditor will ask for it.',
  startAssessment: 'Start Assessment',
  viewSample: 'See a sample assessment',
  matrixLabel: (company: string, assessed: number, material: number) =>
    `Materiality matrix of ${company}: ${assessed} topics by impact and financial score, each out of 25; ${material} of them are material.`,
  matrixCaption: (company: string) => `Drawn from the figures of ${company}, as the product draws yours.`,
  matrixCount: (material: number, assessed: number) => `${material} of ${assessed} assessed topics are material`,

  differences: [
    {
      title: 'Open',
      text: 'The source is public under the Apache License 2.0. How a score comes about can be read in the code, and is the same in the matrix, the tables and the assistant’s answers.',
    },
    {
      title: 'Yours',
      text: 'It runs on your own server with a database of its own. No cloud account, no analytics, no file from another host. Your assessment stays where you put it.',
    },
    {
      title: 'Traceable',
      text: 'Behind each point stand the impacts, risks and opportunities that put it there, with values and grounds. Every change is recorded with its author and time.',
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
    engagedBy: (ways: string) => `Engaged by ${ways}`,
  },

  process: {
    title: 'From a blank page to a defensible result',
    lead: 'Three steps. You can stop at any of them and come back; nothing typed is lost.',
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
        question: 'Which version of the standards does it follow?',
        answer:
          'Both. An assessment carries its version: the ESRS of 2023 or the revised ones of 2026, each with its own list of topics. For a financial year in which the law offers a choice, the product asks.',
      },
      {
        question: 'Does it decide for us what is material?',
        answer:
          'No. The standards prescribe no formula, no scale and no threshold. Twofold applies stated rules to the values you enter and sorts topics by thresholds that your company adopts with a reason and a date.',
      },
      {
        question: 'What can we show to an auditor?',
        answer:
          'For each topic the impacts, risks and opportunities behind it, their values, the rule applied and the grounds written down. Every change is recorded with its author and time. A completed assessment is frozen with all that it rests on and can be read and checked by its hash.',
      },
      {
        question: 'What happens when several people work at once?',
        answer:
          'Colleagues join by invitation. Where two change the same thing, the second is shown both values and chooses; nothing is overwritten in silence. Unsaved input survives a reload and an expired session.',
      },
      {
        question: 'Where do our data go?',
        answer:
          'Into one folder on the server that runs Twofold. The assistant answers from your own data without any language model, unless you connect one of your choice.',
      },
      {
        question: 'What does it take to run it?',
        answer:
          'A machine with Node and npm. One command installs it, builds it and starts it, together with its own PostgreSQL. There is nothing to configure before the first look.',
      },
    ],
  },

  closing: {
    title: 'Begin with one topic. See what its score rests on.',
    getStarted: 'Get Started',
  },
} as const;

/** What the method rests on, by name and paragraph. 2023: Delegated Regulation (EU) 2023/2772; 2026: (EU) 2026/1563. */
export const legalMessages = {
  title: 'What the method rests on',
  lead: 'The rules that the product applies, and where the standards state them. Paragraphs are those of ESRS 1.',
  rule: 'Rule',
  sources: [
    {
      rule: 'A matter is material from the impact perspective, the financial perspective, or both.',
      in2023: '§28, §37',
      in2026: '§26, §35',
    },
    {
      rule: 'An actual negative impact is judged by its severity; likelihood plays no part.',
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
      rule: 'The standards set no threshold; the company determines appropriate ones.',
      in2023: '§42, AR 9',
      in2026: '§37, AR 13',
    },
  ] satisfies readonly LegalSource[],
  column2023: 'ESRS 2023',
  column2026: 'ESRS 2026',
  conventionTitle: 'What is our convention',
  convention:
    'The standards name no arithmetic. That a score is the product of two values from 1 to 5, and that severity follows the highest of its details and a topic the highest score behind it rather than an average, is our way of applying them. The screens say so where it matters.',
  namesTitle: 'The texts',
  names: [
    'Directive 2013/34/EU as amended by Directives (EU) 2022/2464 (CSRD), (EU) 2025/794 and (EU) 2026/470 (Omnibus I)',
    'Commission Delegated Regulation (EU) 2023/2772 (ESRS), as last amended by (EU) 2025/1416',
    'Commission Delegated Regulation (EU) 2026/1563 (revised ESRS)',
  ],
} as const;

/** The trace of one score, from the point on the matrix back to its grounds. */
export const traceMessages = {
  title: 'Follow one number back to its grounds',
  lead: 'Taken from the sample company. The product keeps all of this for every score.',
  point: 'The point on the matrix',
  decides: 'The impact that decides it',
  decidesText: (counted: number) =>
    `The highest of ${counted} counted impacts. An average could hide a material one, so the highest counts.`,
  score: 'Its score',
  product: (severity: number, likelihood: number) => `Severity ${severity} × likelihood ${likelihood}.`,
  severity: 'Its severity',
  ofFive: (severity: number) => `${severity} of 5`,
  severityText:
    'By our convention severity follows the highest of three, because any one can make an impact severe (ESRS 1 (2023) AR 11; ESRS 1 (2026) AR 22).',
  scale: 'Scale',
  scope: 'Scope',
  irremediability: 'Irremediability',
  grounds: 'The grounds, as written down',
  threshold: 'The bar it is held against',
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
