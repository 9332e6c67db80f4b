import type { StandardCode } from './catalogue-topic.ts';

/** A disclosure requirement's code and title (text of EU law) with what decides whether it applies. */
export interface DisclosureRequirement {
  /** Such as 'E1-6'. Unique within a version only. */
  code: string;
  title: string;
  standard: StandardCode | 'ESRS 2';
  area:
    | 'basis'
    | 'governance'
    | 'strategy'
    | 'iro-process'
    | 'minimum-disclosure'
    | 'general-disclosure'
    | 'policies'
    | 'actions'
    | 'targets'
    | 'metrics'
    | 'financial-effects'
    | 'engagement-remedy';
  /** In words, with the paragraph it rests on. */
  applies: string;
  /** The standard whose materiality brings it in; null where it always applies. */
  topicStandard: StandardCode | null;
  /** Number of datapoints; null where the source counts none. */
  datapoints: number | null;
  condition?: string;
  /** Reliefs by kind of undertaking, in words. */
  phaseIn?: { waveOneAbove: string; other: string; ref: string };
}
