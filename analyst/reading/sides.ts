import type { Slots } from './slots.ts';

const IMPACT =
  /\b(by|on|from|for|because of|due to) (an? |the |their )?impacts?( side| perspective| materiality)?\b(?! (and|or) (risk|opportunit))|\bimpact[- ]?(side|score|scores|scored|material|materiality|perspective|axis|only)\b|\beffects? on (people|the environment|nature)\b|\b(only|just|solely) (the )?impact\b|\bfor impact\b|\bim and fm\b|\binside-?out\b/;
const FINANCIAL =
  /\bfinancial(ly)?\b(?! (effects?|position|risks?|year|threshold|opportunit|performance))|\bmoney side\b|\bim and fm\b|\boutside-?in\b/;
const FINANCIAL_SIDE = 'financial(?:ly)?|money side';
const IMPACT_SIDE = 'impact';
/** 'Material by impact but not financially'. */
const notOn = (side: string) =>
  new RegExp(
    `\\b(?:not|without|rather than|instead of|except|no)\\b(?: \\w+){0,4}? (?:${side})\\b|\\bbelow (?:the )?(?:${side}) (?:threshold|line)|\\bnon-(?:${side})`,
  );
const NOT_FINANCIAL = notOn(FINANCIAL_SIDE);
const NOT_IMPACT = notOn(IMPACT_SIDE);
const NOT_MATERIAL =
  /\b(not|non|un|im)[- ]?material\b|\bbelow (the|our|both) (line|thresholds?|lines)\b|\bfall (below|under|short)\b|\bleave out\b|\bimmaterial\b|\bnot (\w+ )?(reach|pass|meet|cross)|\b(neither|nor)\b.*\b(material|nor|threshold|side)|\bneither side\b|\bnot (relevant|important|matter enough)\b/;
/** Only these words make a side a condition; 'by financial score' is an order. */
const SORTS_OUT = /\bmaterial\b|\bimmaterial\b|\brelevant\b|\bthresholds?\b|\bthe (line|cut|bar)\b|\bmaterial by\b/;

/** Which side is asked about, and whether as an order or as a condition. */
export function readSides(text: string, slots: Slots): void {
  const isImpact = IMPACT.test(text);
  const isFinancial = FINANCIAL.test(text);
  const isBut = isImpact && isFinancial;
  if (isImpact !== isFinancial) slots.sort = isImpact ? 'impact' : 'financial';
  const isOnly = /\bonly\b|\bjust\b|\bsolely\b|\bexclusively\b|\bpurely\b|\balone\b/.test(text);
  if (/\bwhether\b.*\bboth\b|\bor (by )?both\b/.test(text)) slots.material = 'any';
  else if (/\b(only )?(one|a single) (side|perspective|dimension)\b|\bone-sided\b|\bnot (on |by )?both\b/.test(text))
    slots.material = 'only-one';
  else if (isBut && NOT_FINANCIAL.test(text) && !/\b(neither|nor)\b/.test(text)) slots.material = 'only-impact';
  else if (isBut && NOT_IMPACT.test(text) && !/\b(neither|nor)\b/.test(text)) slots.material = 'only-financial';
  else if (
    NOT_MATERIAL.test(text) ||
    (slots.sort === 'financial' && NOT_FINANCIAL.test(text) && SORTS_OUT.test(text))
  ) {
    slots.material = slots.sort && !isOnly ? `not-${slots.sort}` : 'none';
  } else if (/\bboth\b(?! (risks|impacts|positive|negative|years))|\bdoubl[ey][ -]material\b|\bim and fm\b/.test(text))
    slots.material = 'both';
  else if (slots.sort && isOnly) slots.material = `only-${slots.sort}`;
  else if (slots.sort) slots.material = slots.sort;
  // A list in an order is narrowed only where the words say so.
  else if (SORTS_OUT.test(text)) slots.material = 'any';
  const isOrder = /\bby (the )?(impact|financial) scores?\b/.test(text) && SORTS_OUT.test(text);
  if (slots.sort && slots.material === slots.sort && isOrder) slots.material = 'any';
  if (slots.sort && slots.material === slots.sort && !SORTS_OUT.test(text)) delete slots.material;
  if (slots.material === 'both' || (isBut && !slots.sort)) {
    const by = /\b(?:by|on) (?:the |their )?(impact|financial) (?:score|side|materiality)\b/.exec(text)?.[1];
    if (by && slots.material === undefined) slots.sort = by as 'impact' | 'financial';
  }
}
