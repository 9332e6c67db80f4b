import type { DeselectedTopic } from './sample-shapes.ts';

/** Topics that the team took out of the current assessment. The product keeps the decision; the reason is for readers. */
export const deselectedTopics: DeselectedTopic[] = [
  {
    topicCode: 'E2.1',
    reason:
      'Boilers and ovens burn gas with low emissions, measured every year and far below the permits; no complaints.',
  },
  {
    topicCode: 'E2.3',
    reason:
      'No soil contamination at our sites. Fertiliser and pesticides on fields are assessed under pollution of water.',
  },
  {
    topicCode: 'E2.5',
    reason:
      'Cleaning agents are used up or neutralised on site; none of the substances on the lists goes into products.',
  },
  {
    topicCode: 'E2.4',
    reason:
      'Residues in raw materials have been measured for three years without exceedance; fields are assessed under pollution of water.',
  },
  { topicCode: 'E2.6', reason: 'No substance of very high concern in the chemical registers of the three plants.' },
  {
    topicCode: 'E2.7',
    reason:
      'We neither add nor produce primary microplastics; plastic that packaging leaves behind is assessed under waste.',
  },
  { topicCode: 'E3.2', reason: 'No ingredients from the sea, no plant near a coast and no discharge into the sea.' },
  {
    topicCode: 'E4.2',
    reason:
      'No evidence of effects on single species beyond the pressures assessed under the drivers of biodiversity loss.',
  },
  {
    topicCode: 'S3.2',
    reason:
      'No indication in media search, interviews or the grievance lists of processors at our sites and sourcing areas.',
  },
  {
    topicCode: 'S3.3',
    reason:
      'Palm is segregated and certified, with the consent of communities audited at every mill; our soy grows in Austria and Italy. No mill on the list lies on indigenous land.',
  },
  {
    topicCode: 'G1.1',
    reason: 'Values and rules of conduct are in place; the employee survey shows no gap between plants.',
  },
  { topicCode: 'G1.4', reason: 'No political donations; lobbying only as an ordinary member of two associations.' },
];
