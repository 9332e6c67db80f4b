/** Who works on the current year: owners, due dates, reviews and comments. People are named by address, entries by title. */
export interface SampleWork {
  owners: readonly SampleOwner[];
  reviews: readonly SampleReview[];
  comments: readonly SampleComment[];
}

/** The owner of a topic (by code), or of an entry (by title), which otherwise has the owner and date of its topic. */
export interface SampleOwner {
  of: { topic: string } | { entry: string };
  owner: string;
  /** Days from the day on which the sample is stored; null without a date. */
  dueInDays: number | null;
}

/** A review that a person asked for; `doneBy` is a second person, who did not enter it either. */
export interface SampleReview {
  at: string;
  askedBy: string;
  /** The person who is to look; null for anybody. */
  asked: string | null;
  doneBy: string | null;
}

/** A thread: a comment on a topic, an entry or the thresholds, with its answers. `@Full Name` in a text mentions that person. */
export interface SampleComment {
  at: { topic: string } | { entry: string } | 'thresholds';
  by: string;
  body: string;
  answers: readonly { by: string; body: string }[];
  isResolved: boolean;
}

const MARA = 'mara.beispiel@example.com';
const JONAS = 'jonas.muster@example.com';
const ZOFIA = 'zofia.przykladowska@example.com';
const INES = 'ines.ejemplo@example.com';

const topic = (code: string, owner: string, dueInDays: number | null): SampleOwner => ({
  of: { topic: code },
  owner,
  dueInDays,
});
const entry = (title: string, owner: string, dueInDays: number | null): SampleOwner => ({
  of: { entry: title },
  owner,
  dueInDays,
});

/** The work on the current year. */
export const teamWork: SampleWork = {
  owners: [
    topic('E1.1', INES, 21),
    topic('E1.2', INES, 21),
    topic('E1.3', ZOFIA, 28),
    topic('E2.2', INES, 12),
    topic('E3.1', INES, 12),
    topic('E4.1', INES, 19),
    topic('E4.3', INES, 60),
    topic('E4.4', JONAS, 19),
    topic('S1.1', ZOFIA, 9),
    topic('S1.3', ZOFIA, 9),
    topic('S2.1', INES, 26),
    topic('S2.2', INES, 60),
    topic('S2.3', INES, 26),
    topic('S4.2', MARA, 30),
    topic('S4.3', MARA, 60),
    topic('G1.3', INES, 16),
    topic('G1.6', JONAS, null),
    entry('Crop failures raise ingredient prices', JONAS, 5),
    entry('Carbon prices on fuels and ingredients', JONAS, 5),
    entry('Higher fees for packs that are hard to recycle', JONAS, 14),
    entry('Scarce recycled plastic for food contact', JONAS, 14),
    entry('Shortage of line operators and technicians', MARA, 9),
    entry('An agency stopped in the harvest weeks', MARA, -2),
    entry('Product recall', JONAS, 30),
  ],
  reviews: [
    { at: 'Agricultural supply-chain emissions', askedBy: INES, asked: JONAS, doneBy: JONAS },
    { at: 'Water withdrawal in a dry basin', askedBy: MARA, asked: null, doneBy: ZOFIA },
    { at: 'Water scarcity at sourcing regions', askedBy: MARA, asked: JONAS, doneBy: JONAS },
    { at: 'Injuries and strain at the packing lines', askedBy: ZOFIA, asked: MARA, doneBy: MARA },
    { at: 'Child labour in ingredient supply', askedBy: INES, asked: MARA, doneBy: null },
    { at: 'Poor animal welfare', askedBy: INES, asked: null, doneBy: null },
    { at: 'Product recall', askedBy: ZOFIA, asked: JONAS, doneBy: null },
  ],
  comments: [
    {
      at: { topic: 'S1.1' },
      by: ZOFIA,
      body: 'The works councils will ask why working conditions are no longer among the material topics, although our own people name them first. What do we tell them?',
      answers: [
        {
          by: MARA,
          body: 'That accidents have halved within a year, that we keep counting, and that the accident rate stays in our report. @Jonas Muster, please keep a line for it in the key figures.',
        },
      ],
      isResolved: false,
    },
    {
      at: { topic: 'E2.2' },
      by: INES,
      body: 'Of the three growers above the nitrogen limit, two have had a new spreader since spring. I will visit the third before the steering group meets.',
      answers: [],
      isResolved: false,
    },
    {
      at: { entry: 'Agricultural supply-chain emissions' },
      by: INES,
      body: 'One cooperative can send us farm data for another 12 % of the milk by March. Shall we wait for them?',
      answers: [
        {
          by: MARA,
          body: 'No. We keep the secondary factors this year and say so; the severity is 4 either way.',
        },
      ],
      isResolved: true,
    },
    {
      at: { entry: 'Crop failures raise ingredient prices' },
      by: JONAS,
      body: 'The projection uses the cocoa price of September. I will run it again with the latest one and expect the magnitude to stay at 4.',
      answers: [],
      isResolved: false,
    },
    {
      at: { entry: 'Poor animal welfare' },
      by: INES,
      body: 'The larger cooperative can share the report of the state veterinary office. @Mara Beispiel, would that be independent enough?',
      answers: [],
      isResolved: false,
    },
    {
      at: 'thresholds',
      by: JONAS,
      body: 'I have tried 10 on both sides: eight more topics would be material. At 15 nothing changes. 12.5 separates what matters.',
      answers: [],
      isResolved: false,
    },
  ],
};
