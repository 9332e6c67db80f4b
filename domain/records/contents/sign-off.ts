import { wordDay } from '#domain/fields/wording.ts';
import { SIGN_OFF_STEPS } from '#domain/sign-off/sign-off.ts';
import { stepNames } from '#domain/sign-off/words.ts';
import { type HistoryWords, text } from './contents.ts';

/** Who prepared, reviewed and approved a result; rows are only added and ended. */
export const signOffContents: HistoryWords = {
  changeOf: 'the sign-off',
  fields: {},
  /** 'Approved: Ida Muster (Chief Executive), 20 Nov 2026, minutes 12/2026'. */
  title({ step, name, job_title: jobTitle, signed_on: signedOn, minutes }) {
    const what = SIGN_OFF_STEPS.find((known) => known === step);
    const of = text(minutes) === '' ? '' : `, ${text(minutes)}`;
    return `${what ? stepNames[what] : ''}: ${text(name)} (${text(jobTitle)}), ${wordDay(text(signedOn))}${of}`;
  },
  verbs: { added: 'signed', deleted: 'withdrawn' },
  verbOfAdded: ({ manner }) => (manner === 'recorded' ? 'recorded' : 'signed'),
  verb: () => 'withdrawn',
};
