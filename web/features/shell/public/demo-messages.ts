/** What the demo page says. Headings of the parts and the suggested prompts are the product's own. */
export const demoMessages = {
  pageTitle: 'Demo: a sample double materiality assessment · Twofold',
  pageDescription:
    'Explore a sample double materiality assessment: the first step of the questionnaire, an interactive materiality matrix, and the assistant that answers from it.',

  headline: 'Explore a sample assessment',
  intro: (company: string) =>
    `${company} is a fictional food manufacturer. Its scores are calculated just as yours would be. Change what you like: nothing is sent or stored.`,

  questionnaire: {
    title: 'Questionnaire',
    lead: 'Six sections take you from company basics to scores. Here is the start of the first one.',
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    sections: 'Sections of the questionnaire',
    industry: 'Industry',
    countries: 'Operating countries',
    size: 'Company size',
    choose: 'Choose one',
    searchCountries: 'Search countries',
    noCountry: 'No country matches.',
    answered: (answered: number, of: number) => `${answered} of ${of} answered`,
    next: (section: string) => `Next in the product: ${section}`,
  },

  matrix: {
    title: 'Materiality Matrix',
    lead: 'Impact is the vertical axis, financial the horizontal, each out of 25. Drag a threshold line, choose a category, or select a point for details.',
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
    behind: 'Impacts, risks and opportunities behind it',
    none: 'No topic of this category is assessed yet.',
  },

  chat: {
    title: 'AI assistant',
    lead: 'Ask questions about your materiality assessment data and get AI-powered insights. The answers here use the figures above.',
    conversation: 'Sample conversation',
    you: 'You',
    assistant: 'Assistant',
    ask: 'Ask next',
    allAsked: 'In the product, you can ask any question.',
    prompts: {
      material: {
        label: 'What are the key material topics?',
        question: 'What are the key material topics for my company?',
      },
      highest: { label: 'Which topics score highest?', question: 'Which topics have the highest materiality scores?' },
      next: { label: 'What should I focus on next?', question: 'What should I focus on next in my assessment?' },
    },
    materialIntro: (material: number, assessed: number, impact: number, financial: number) =>
      `${material} of ${assessed} assessed topics are material at thresholds of ${impact} for impact and ${financial} for financial. These reach both:`,
    materialRest: (byImpact: number, byFinancial: number) =>
      `Another ${byImpact} are material by impact alone and ${byFinancial} financially alone. The law counts either side, so they are reported as well.`,
    highestIntro: 'By the sum of both scores, each out of 25:',
    nextIntro: (count: number) => `${count} relevant topics have no entries yet, so they are not on the matrix:`,
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
