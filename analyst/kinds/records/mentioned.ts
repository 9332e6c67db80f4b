import type { Line } from '#analyst/blocks/answer.ts';
import { amount, blocks, list, offers, rests, sentence, strong } from '#analyst/blocks/say.ts';
import { componentSource } from '#domain/chat/sources.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { entrySource } from '#domain/search/entry-source.ts';
import { listTexts } from '#domain/search/list-texts.ts';
import { splitSentences } from '#domain/search/sentences.ts';
import { stem, wordsOf } from '#domain/words/stems.ts';
import { chainSource } from './decided.ts';
import type { RecordAnswer } from './record-answer.ts';

const MOST = 15;

/** Where some words are mentioned: every record whose texts hold them, with the sentence. */
export const mentionedTold: RecordAnswer = {
  offer: 'Where is “…” mentioned?',
  tell({ data: { current } }, words) {
    const found = mentionsOf(words, current);
    if (found.length === 0)
      return blocks(
        sentence(
          strong('Nothing in this assessment mentions'),
          ` “${words}”: no entry, topic, answer, stakeholder, measure or activity of the value chain.`,
        ),
        offers('Which topics are material?', 'What was set aside or left out, and why?'),
      );
    return blocks(
      sentence(strong(amount(found.length, 'record')), ` ${found.length === 1 ? 'mentions' : 'mention'} “${words}”:`),
      list(found.slice(0, MOST)),
      found.length > MOST && sentence(`And ${found.length - MOST} more.`),
    );
  },
};

/** A line for each record that holds all the words; empty if none does. */
export function mentionsOf(words: string, current: AssessmentData): Line[] {
  const wanted = wordsOf(words).map(stem);
  const holdsAll = (text: string) => {
    const stems = new Set(wordsOf(`${text} ${text.replace(/-/g, ' ')}`).map(stem));
    return wanted.length > 0 && wanted.every((word) => stems.has(word));
  };
  const said = new Map<string, Line>();
  for (const entry of listTexts(current)) {
    const key = `${entry.noun} ${entry.id}`;
    if (said.has(key) || !holdsAll(`${entry.label} ${entry.text}`)) continue;
    const best = splitSentences(entry.text).find(({ text }) => holdsAll(text))?.text ?? entry.text.slice(0, 200);
    said.set(key, [strong(entry.label), rests(entrySource(entry)), `: “${best}”`]);
  }
  const measures = (current.measures ?? []).filter(({ title }) => holdsAll(title));
  const activities = (current.activities ?? []).filter(({ name, place, note }) => holdsAll(`${name} ${place} ${note}`));
  return [
    ...said.values(),
    ...measures.flatMap(({ title, componentId }): Line[] => {
      const at = current.components.find(({ id }) => id === componentId);
      return at ? [[strong(title), ', measure at ', at.title, rests(componentSource(current, at))]] : [];
    }),
    ...activities.map(
      ({ name, place }): Line => [
        strong(name),
        rests(chainSource(current)),
        `: activity in the value chain${place === '' ? '' : `, ${place}`}`,
      ],
    ),
  ];
}
