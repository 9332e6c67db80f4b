import { useId, useMemo, useState } from 'react';
import type { Topic } from '#domain/assessment/assessment.ts';
import type { TopicId } from '#domain/ids.ts';
import { closedListOf } from '#domain/imports/closed-lists.ts';
import type { Reading } from '#domain/imports/kept-matching.ts';
import { plain } from '#domain/imports/read-words.ts';
import type { UnknownInTable } from '#domain/imports/sheets/plan-table.ts';
import { tableOf } from '#domain/imports/table-of.ts';
import type { UnknownWord } from '#domain/imports/unknown-words.ts';
import { fold } from '#domain/words/fold.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { importMessages as say } from './messages.ts';
import { topicOptions } from './reading-options.tsx';

interface TableWordsProps extends UnknownInTable {
  reading: Pick<Reading, 'holds' | 'topicWords' | 'words'>;
  /** The topics that are not set aside. */
  offered: readonly Topic[];
  onChange: (change: Partial<Pick<Reading, 'topicWords' | 'words'>>) => void;
}

/** Asks once for each word of the table that is not certain what it means: a topic, or an option of a closed list. */
export function TableWords({ topics, lists, reading, offered, onChange }: TableWordsProps) {
  const ofTopics = useMemo(() => topicOptions(offered), [offered]);
  const topicAsked = useMemo(() => {
    const idOf = new Map<string, string>(offered.map(({ code, id }) => [code, id]));
    return topics.map(({ proposed: code, ...word }): AskedWord => {
      const may = (word.codes ?? []).flatMap((code) => idOf.get(code) ?? []);
      const proposed = code == null ? undefined : idOf.get(code);
      // What the word may mean comes first.
      const options = may.flatMap((id) => ofTopics.find(({ value }) => value === id) ?? []);
      return {
        ...word,
        ...(proposed !== undefined && { proposed }),
        options: [...options, ...ofTopics.filter(({ value }) => !may.includes(value))],
      };
    });
  }, [topics, offered, ofTopics]);
  return (
    <>
      <Words
        title={say.topicWords}
        text={say.topicWordsText}
        words={topicAsked}
        meanings={reading.topicWords}
        onMeanings={(meanings) => onChange({ topicWords: meanings as ReadonlyMap<string, TopicId> })}
      />
      {lists.map(({ place, words }) => {
        const options = closedListOf(reading.holds, place)?.options ?? [];
        const offers = options.map(({ id, label }) => ({ value: id, label }));
        return (
          <Words
            key={place}
            title={say.wordsOf(tableOf[reading.holds].places.find(({ id }) => id === place)?.label ?? place)}
            text={say.wordsText}
            words={words.map((word) => ({ ...word, options: offers }))}
            meanings={reading.words.get(place) ?? NONE}
            mayBeOpen
            onMeanings={(meanings) => onChange({ words: new Map([...reading.words, [place, meanings]]) })}
          />
        );
      })}
    </>
  );
}

const NONE: ReadonlyMap<string, string | null> = new Map();

/** A word with the meanings to choose from. */
interface AskedWord extends UnknownWord {
  options: readonly { value: string; label: string }[];
}

type Meanings = ReadonlyMap<string, string | null>;

interface WordsProps {
  title: string;
  text: string;
  words: readonly AskedWord[];
  /** The meaning of each word, by its `plain` form; null if its field is left open. */
  meanings: Meanings;
  mayBeOpen?: boolean;
  onMeanings: (meanings: Meanings) => void;
}

/** So many words are shown at first; with more, they can be searched. */
const SHOWN = 12;

function Words({ title, text, words, meanings, mayBeOpen = false, onMeanings }: WordsProps) {
  const id = useId();
  const [sought, setSought] = useState('');
  const [isAll, setAll] = useState(false);
  if (words.length === 0) return null;
  const open = words.filter(({ said }) => !meanings.has(plain(said)));
  const proposed = open.filter((word) => word.proposed !== undefined);
  const found = words.filter(({ said }) => fold(said).includes(fold(sought.trim())));
  const shown = isAll || sought !== '' ? found : found.slice(0, SHOWN);
  const mean = (given: readonly { said: string; means: string | null | undefined }[]) => {
    const next = new Map(meanings);
    for (const { said, means } of given) {
      if (means === undefined) next.delete(plain(said));
      else next.set(plain(said), means);
    }
    onMeanings(next);
  };
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-t pt-4">
      <div>
        <h3 id={id} className="text-sm font-medium">
          {title}
        </h3>
        <p className="text-xs text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="text-sm">
          {say.wordsOpen(open.length, words.length)}
        </p>
        {proposed.length > 0 ? (
          <Button
            size="sm"
            variant="primary"
            onClick={() => mean(proposed.map((word) => ({ said: word.said, means: word.proposed })))}
          >
            {say.takeProposals(proposed.length)}
          </Button>
        ) : null}
        {mayBeOpen && open.length > proposed.length ? (
          <Button
            size="sm"
            onClick={() =>
              mean(open.filter((word) => word.proposed === undefined).map(({ said }) => ({ said, means: null })))
            }
          >
            {say.leaveOthersOpen(open.length - proposed.length)}
          </Button>
        ) : null}
      </div>
      {words.length > SHOWN ? (
        <Field label={say.findWord} className="max-w-xs">
          <Input type="search" value={sought} onChange={({ target: { value } }) => setSought(value)} />
        </Field>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        {shown.map((word) => (
          <Word
            key={plain(word.said)}
            word={word}
            meaning={meanings.get(plain(word.said))}
            mayBeOpen={mayBeOpen}
            onMeaning={(means) => mean([{ said: word.said, means }])}
          />
        ))}
      </div>
      {shown.length < found.length ? (
        <Button size="sm" variant="ghost" className="self-start" onClick={() => setAll(true)}>
          {say.showWords(found.length - shown.length)}
        </Button>
      ) : null}
    </section>
  );
}

/** The value of the entry that leaves a field open; no option has it as its id. */
const OPEN = '–';

interface WordProps {
  word: AskedWord;
  meaning: string | null | undefined;
  mayBeOpen: boolean;
  onMeaning: (meaning: string | null | undefined) => void;
}

function Word({ word: { said, rows, codes = [], proposed, options }, meaning, mayBeOpen, onMeaning }: WordProps) {
  const isProposal = meaning === undefined && proposed !== undefined;
  const value = isProposal ? proposed : meaning;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Field label={say.wordMeans(said)} hint={say.wordRows(rows, codes)}>
        <Select
          value={value === null ? OPEN : (value ?? '')}
          placeholder={say.refuseRow}
          clearable
          options={mayBeOpen ? [{ value: OPEN, label: say.leaveOpen }, ...options] : options}
          onChange={({ target: { value } }) => onMeaning(value === OPEN ? null : value === '' ? undefined : value)}
        />
      </Field>
      {isProposal ? (
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="info">{say.proposed}</Badge>
          <Button size="sm" variant="ghost" aria-label={say.takeFor(said)} onClick={() => onMeaning(proposed)}>
            {say.take}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
