import { forgoneSaid } from '#documents/chapters/disclosures.ts';
import { type Block, gap, paragraph } from '#documents/document/document.ts';
import type { Reading } from '#documents/document/reading.ts';
import { joined } from '#documents/document/words.ts';
import { labelOf } from '#domain/reference/option.ts';
import { financialEffects } from '#domain/reference/options.ts';
import type { DraftPart } from './draft-part.ts';
import {
  changesSaid,
  impactsSaid,
  materialComponents,
  materialRows,
  ownSaid,
  sideEffectsSaid,
} from './material-iros.ts';

/** How the material impacts, risks and opportunities interact with strategy and business model, as each version asks for it. */
export function sbm3(reading: Reading): DraftPart[] {
  return reading.esrs.id === 'esrs-2023' ? parts2023(reading) : parts2026(reading);
}

const origin = gap('How the impacts originate from, or are connected to, the strategy and business model.');
const currentEffects = gap('The current effects on financial position, performance and cash flows.');
const adjustment = gap(
  'For which risks and opportunities there is a significant risk of a material adjustment to carrying amounts in the next annual reporting period.',
);
const anticipatedEffects = gap('The effects that are anticipated over the short, medium and long term.');

function parts2023(reading: Reading): DraftPart[] {
  return [
    {
      place: 'ESRS 2 §48(a)',
      asks: 'Material impacts, risks and opportunities, and where they are concentrated',
      blocks: materialRows(reading),
    },
    {
      place: 'ESRS 2 §48(b)',
      asks: 'Effects on business model, value chain, strategy and decisions',
      blocks: [
        gap('How they affect strategy and business model, and how the company has responded or plans to respond.'),
        ...sideEffectsSaid(reading),
      ],
    },
    {
      place: 'ESRS 2 §48(c)',
      asks: 'How the impacts affect people and the environment',
      blocks: [...impactsSaid(reading), origin],
    },
    {
      place: 'ESRS 2 §48(d)',
      asks: 'Current financial effects',
      blocks: [...financialSaid(reading), currentEffects, adjustment],
    },
    { place: 'ESRS 2 §48(e)', asks: 'Anticipated financial effects', blocks: [anticipatedEffects] },
    {
      place: 'ESRS 2 §48(f)',
      asks: 'Resilience',
      blocks: [gap('How resilient strategy and business model are to the material impacts and risks.')],
    },
    { place: 'ESRS 2 §48(g)', asks: 'Changes since the previous period', blocks: [changesSaid(reading)] },
    {
      place: 'ESRS 2 §48(h)',
      asks: 'Covered by the standards or specific to the company',
      blocks: [ownSaid(reading)],
    },
  ];
}

/** The revised set describes the material impacts, risks and opportunities under IRO-2. */
function parts2026(reading: Reading): DraftPart[] {
  return [
    {
      place: 'ESRS 2 §24',
      asks: 'Origin in strategy and business model, effects on them, and response',
      blocks: [
        origin,
        gap('How risks and opportunities affect business model and value chain.'),
        ...forgoneBlocks(reading),
        gap('How the company has addressed and plans to address them in its strategy and decisions.'),
        ...sideEffectsSaid(reading),
      ],
    },
    {
      place: 'ESRS 2 §25',
      asks: 'Current financial effects',
      blocks: [...financialSaid(reading), currentEffects],
    },
    { place: 'ESRS 2 §26', asks: 'Risk of a material adjustment', blocks: [adjustment] },
    { place: 'ESRS 2 §27', asks: 'Anticipated financial effects', blocks: [anticipatedEffects] },
    {
      place: 'ESRS 2 §28-32',
      asks: 'Quantitative information that is left out',
      blocks: [
        gap(
          'If quantitative information on a financial effect is left out: why, and which items are likely to be affected.',
        ),
      ],
    },
    {
      place: 'ESRS 2 §33',
      asks: 'Resilience',
      blocks: [
        gap(
          'How resilient strategy and business model are to the material risks, how this was analysed, and over which horizons.',
        ),
      ],
    },
  ];
}

/** Opportunities that are forgone are named apart. */
function forgoneBlocks(reading: Reading): Block[] {
  const forgone = forgoneSaid(reading);
  return forgone ? [forgone] : [];
}

function financialSaid(reading: Reading): Block[] {
  const effects = materialComponents(reading).filter(({ kind }) => kind !== 'impact');
  const kinds = [...new Set(effects.flatMap((one) => one.financialEffects))].map((id) =>
    labelOf(financialEffects, id).toLowerCase(),
  );
  return kinds.length > 0 ? [paragraph(`The material risks and opportunities affect ${joined(kinds)}.`)] : [];
}
