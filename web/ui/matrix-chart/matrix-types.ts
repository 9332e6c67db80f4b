import type { EsgCategory } from '../esg-tag.tsx';

/** One topic on the matrix. Scores run from 0 to 25; an axis that is not assessed carries 0 and its flag false. */
export interface MatrixPoint {
  topicId: string;
  /** Short code such as 'E1'. */
  code: string;
  name: string;
  category: EsgCategory;
  impact: number;
  financial: number;
  impactAssessed: boolean;
  financialAssessed: boolean;
  /** How many impacts, risks and opportunities are behind it: the point's size. */
  componentCount: number;
  components: readonly MatrixComponent[];
}

export interface MatrixComponent {
  title: string;
  kind: 'impact' | 'risk' | 'opportunity';
  /** Out of 25. */
  score: number;
}

/** Lower bounds of what is material, on the axes' scale. */
export interface MatrixThresholds {
  impact: number;
  financial: number;
}

/** Colours and face that the picture is drawn with; a canvas and a server know no CSS variables. */
export interface MatrixPalette {
  surface: string;
  ink: string;
  muted: string;
  line: string;
  lineStrong: string;
  accent: string;
  /** Tint of what is material on one side, and on both. */
  materialOne: string;
  materialBoth: string;
  categories: Record<EsgCategory, string>;
  fontFamily: string;
}

export const axisMax = 25;
