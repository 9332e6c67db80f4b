import { useMemo } from 'react';
import type { Topic } from '#domain/assessment/assessment.ts';
import type { TopicId } from '#domain/ids.ts';
import type { Reading } from '#domain/imports/kept-matching.ts';
import { plain } from '#domain/imports/read-words.ts';
import type { UnknownTopic } from '#domain/imports/unknown-topics.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { importMessages as say } from './messages.ts';
import { topicOptions } from './reading-options.tsx';

interface TopicWordsProps {
  words: readonly UnknownTopic[];
  reading: Reading;
  topics: readonly Topic[];
  onChange: (change: Partial<Reading>) => void;
}

/** As many words are offered. */
const OFFERED = 30;

/** Says of words that are no topic of the assessment which topic they mean. */
export function TopicWords({ words, reading, topics, onChange }: TopicWordsProps) {
  const options = useMemo(() => topicOptions(topics), [topics]);
  if (words.length === 0) return null;
  function mean(word: string, topicId: TopicId | null) {
    const topicWords = new Map(reading.topicWords);
    if (topicId === null) topicWords.delete(plain(word));
    else topicWords.set(plain(word), topicId);
    onChange({ topicWords });
  }
  return (
    <section aria-labelledby="import-words" className="flex flex-col gap-3 border-t pt-4">
      <div>
        <h3 id="import-words" className="text-sm font-medium">
          {say.words}
        </h3>
        <p className="text-xs text-muted">{say.wordsText}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {words.slice(0, OFFERED).map(({ said, rows }) => (
          <Field key={plain(said)} label={say.wordMeans(said)} hint={say.wordRows(rows)}>
            <Select
              value={reading.topicWords.get(plain(said)) ?? ''}
              placeholder={say.refuseRow}
              clearable
              options={options}
              onChange={({ target: { value } }) => mean(said, (value || null) as TopicId | null)}
            />
          </Field>
        ))}
      </div>
      {words.length > OFFERED ? <p className="text-xs text-muted">{say.moreWords(words.length - OFFERED)}</p> : null}
    </section>
  );
}
