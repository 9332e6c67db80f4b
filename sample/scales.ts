import type { ScaleWording } from '#domain/scales/fields.ts';
import { noWording } from '#domain/scales/scales.ts';

/**
 * How the company words its scales: in relation to its EBITDA of EUR 15m, as in its reason for the thresholds, and to what has been
 * observed.
 */
export const scales: ScaleWording[] = [
  {
    ...noWording('magnitude'),
    step1: 'Within the ordinary ups and downs of EBITDA',
    step2: 'Seen in the EBITDA of one product line over five years',
    step3: 'Seen in the EBITDA of the group over five years',
    step4: 'A good part of a year’s EBITDA, over five years',
    step5: 'Most of a year’s EBITDA or more, over five years',
    currency: 'EUR',
    from2: '500000',
    from3: '1500000',
    from4: '4000000',
    from5: '10000000',
  },
  {
    ...noWording('likelihood'),
    step1: 'Not to be expected: controls are tested, without findings',
    step2: 'Possible, but controls have worked so far',
    step3: 'About even odds within the time horizon',
    step4: 'More likely than not within the time horizon',
    step5: 'Happening already, contracted, or as good as certain',
  },
];
