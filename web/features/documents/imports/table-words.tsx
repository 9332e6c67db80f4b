import { useId, useMemo } from 'react';
import type { Topic } from '#domain/assessment/assessment.ts';
import type { TopicId } from '#domain/ids.ts';
import type { Reading } from '#domain/imports/kept-matching.ts';
import { plain } from '#domain/imports/read-words.ts';
import type { UnknownWord } from '#domain/imports/unknown-words.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { importMessages as say } from './messages.ts';
import { groupOptions, topicOptions } from './reading-options.tsx';

interface TableWordsProps {
  /** The words that are not names of topics, and those that are not names of stakeholder groups. */
  topics: readonly UnknownWord[];
  groups: readonly UnknownWord[];
  reading: Pick<Reading, 'topicWords' | 'groupWords'>;
  /** The topics that are not set aside. */
  offered: readonly Topic[];
  onChange: (change: Partial<Pick<Reading, 'topicWords' | 'groupWords'>>) => void;
}

/** Maps words that are not names of our topics or groups to the ones that they mean. */
export function TableWords({ topics, groups, reading, offered, onChange }: TableWordsProps) {
  const ofTopics = useMemo(() => topicOptions(offered), [offered]);
  return (
    <>
      <Words
        say={say.topicWords}
        words={topics}
        options={ofTopics}
        meanings={reading.topicWords}
        onMeanings={(meanings) => onChange({ topicWords: meanings as ReadonlyMap<string, TopicId> })}
      />
      <Words
        say={say.groupWords}
        words={groups}
        options={groupOptions}
        meanings={reading.groupWords}
        onMeanings={(groupWords) => onChange({ groupWords })}
      />
    </>
  );
}

interface WordsProps {
  say: (typeof say)['topicWords'] | (typeof say)['groupWords'];
  words: readonly UnknownWord[];
  options: readonly { value: string; label: string }[];
  /** The meaning of each word, by its `plain` form. */
  meanings: ReadonlyMap<string, string>;
  onMeanings: (meanings: ReadonlyMap<string, string>) => void;
}

/** The maximum number of words offered. */
const OFFERED = 30;

function Words({ say: of, words, options, meanings, onMeanings }: WordsProps) {
  const title = useId();
  if (words.length === 0) return null;
  function mean(word: string, meaning: string) {
    const next = new Map(meanings);
    if (meaning === '') next.delete(plain(word));
    else next.set(plain(word), meaning);
    onMeanings(next);
  }
  return (
    <section aria-labelledby={title} className="flex flex-col gap-3 border-t pt-4">
      <div>
        <h3 id={title} className="text-sm font-medium">
          {of.title}
        </h3>
        <p className="text-xs text-muted">{of.text}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {words.slice(0, OFFERED).map(({ said, rows, codes = [] }) => (
          <Field key={plain(said)} label={of.wordMeans(said)} hint={say.wordRows(rows, codes)}>
            <Select
              value={meanings.get(plain(said)) ?? ''}
              placeholder={say.refuseRow}
              clearable
              options={options}
              onChange={({ target: { value } }) => mean(said, value)}
            />
          </Field>
        ))}
      </div>
      {words.length > OFFERED ? <p className="text-xs text-muted">{of.more(words.length - OFFERED)}</p> : null}
    </section>
  );
}
