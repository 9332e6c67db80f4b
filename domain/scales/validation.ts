import { validateFields } from '#domain/fields/validation.ts';
import { readAmount } from './amounts.ts';
import { FROM_FIELDS, hasMoney, type ScaleWording, STEP_FIELDS, scaleWordingFields } from './fields.ts';

export type ScaleWordingProblem =
  | 'too-long'
  | 'unknown-option'
  | 'currency-required'
  | 'currency-invalid'
  | 'amount-required'
  | 'amount-invalid'
  | 'amount-not-above';

/**
 * What prevents a wording from being saved: at most one problem per field. Amounts are given for all steps or for none, so that there is
 * no gap, and each starts above the one before, so that no two overlap.
 */
export function validateScaleWording(wording: ScaleWording): Partial<Record<keyof ScaleWording, ScaleWordingProblem>> {
  return { ...amountProblems(wording), ...validateFields(scaleWordingFields, wording) };
}

function amountProblems(wording: ScaleWording): Partial<Record<keyof ScaleWording, ScaleWordingProblem>> {
  if (!FROM_FIELDS.some((name) => wording[name].trim() !== '')) return {};
  const problems: Partial<Record<keyof ScaleWording, ScaleWordingProblem>> = {};
  const currency = wording.currency.trim();
  if (currency === '') problems.currency = 'currency-required';
  else if (!/^[a-z]{3}$/i.test(currency)) problems.currency = 'currency-invalid';
  // Step 1 starts at zero.
  let before = 0;
  for (const name of FROM_FIELDS) {
    const amount = readAmount(wording[name]);
    if (amount === null) problems[name] = 'amount-invalid';
    else if (amount === '') problems[name] = 'amount-required';
    else if (Number(amount) <= before) problems[name] = 'amount-not-above';
    before = Math.max(before, Number(amount ?? 0));
  }
  return problems;
}

/** A valid wording in its stored form, however it was typed: without blanks at the ends, and with amounts as digits. */
export function settleScaleWording(wording: ScaleWording): ScaleWording {
  const settled = { ...wording };
  for (const name of STEP_FIELDS) settled[name] = wording[name].trim().replaceAll(/\s+/g, ' ');
  for (const name of FROM_FIELDS) settled[name] = hasMoney(wording.scale) ? (readAmount(wording[name]) ?? '') : '';
  const isWithAmounts = FROM_FIELDS.some((name) => settled[name] !== '');
  return { ...settled, currency: isWithAmounts ? wording.currency.trim().toUpperCase() : '' };
}
