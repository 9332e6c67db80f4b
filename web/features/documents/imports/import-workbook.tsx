import { useDeferredValue, useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { TopicId } from '#domain/ids.ts';
import type { WordMeanings } from '#domain/imports/closed-lists.ts';
import { standardsOfFile } from '#domain/imports/file-standards.ts';
import { headingsOf } from '#domain/imports/guess-matching.ts';
import type { ImportedSheet } from '#domain/imports/import-file.ts';
import type { OwnSheets } from '#domain/imports/sheets/own-sheets.ts';
import { planWorkbook } from '#domain/imports/sheets/plan-workbook.ts';
import type { OtherSheet, OwnSheet } from '#domain/imports/sheets/sheet-plan.ts';
import { topicsSaidIn, topicsToChoose } from '#domain/imports/sheets/workbook-topics.ts';
import { ownHeadings } from '#domain/imports/targets.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Checkbox } from '#web/ui/inputs/checkbox.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { importMessages as say } from './messages.ts';
import { OtherStandards } from './other-standards.tsx';
import { PreviewCard } from './preview-card.tsx';
import { KINDS, previewOf } from './preview-sheet.ts';
import { TableWords } from './table-words.tsx';
import { useNewIds } from './use-new-ids.ts';
import { WorkbookNotes } from './workbook-notes.tsx';

/** Empty, because our own sheets use our words. */
const NO_WORDS: WordMeanings = new Map();

type Kind = OtherSheet | 'register';

interface ImportWorkbookProps {
  whole: WholeAssessment;
  sheets: readonly ImportedSheet[];
  own: OwnSheets;
  onByOneself: () => void;
  onDone: (act: string, imported: number, refused: number) => void;
}

/** The import of a workbook that was exported from here: all its sheets in one preview, saved as one act. */
export function ImportWorkbook({ whole, sheets, own, onByOneself, onDone }: ImportWorkbookProps) {
  const [seen, setSeen] = useState(whole);
  const [left, setLeft] = useState<readonly Kind[]>([]);
  const [empty, setEmpty] = useState<'keeps' | 'clears'>('keeps');
  const [leavesOut, setLeavesOut] = useState(false);
  const newId = useNewIds();
  const [topicWords, setTopicWords] = useState<ReadonlyMap<string, TopicId>>(new Map());
  const follows = useMemo(() => standardsOfFile(sheets, topicsSaidIn(own)), [sheets, own]);
  const toChoose = useMemo(() => topicsToChoose(own, seen.topics, follows), [own, seen.topics, follows]);
  const offered = useMemo(() => relevantTopics(seen.topics, seen.selections), [seen]);
  const asked = useDeferredValue(
    useMemo(() => ({ left, empty, leavesOut, follows, topicWords }), [left, empty, leavesOut, follows, topicWords]),
  );
  const preview = useMemo(() => {
    const planned = planWorkbook(own, seen, asked, newId);
    return previewOf(planned, (kind) => {
      const { rows, headerRow } = own[kind] ?? { rows: [], headerRow: 0 };
      const headings = headingsOf(rows, headerRow);
      const matching = headings.map((heading) => (kind === 'register' && ownHeadings.get(heading)) || null);
      return { rows, headings, matching, filled: [] };
    });
  }, [own, seen, asked, newId]);
  const present: readonly OwnSheet<Kind>[] = KINDS.flatMap((kind) => own[kind] ?? []);
  return (
    <>
      <Card aria-labelledby="import-match">
        <CardHeader>
          <div>
            <CardTitle id="import-match">{say.workbook}</CardTitle>
            <CardDescription>{say.workbookText}</CardDescription>
          </div>
        </CardHeader>
        <CardBody className="flex flex-col items-start gap-5">
          <OtherStandards follows={follows} here={seen.assessment.esrsVersion} />
          <fieldset className="grid w-full gap-3 sm:grid-cols-2">
            <legend className="sr-only">{say.workbook}</legend>
            {present.map(({ kind, rows, headerRow }) => (
              <Checkbox
                key={kind}
                label={say.sheetRows(say.sheets[kind][0], rows.length - headerRow - 1)}
                hint={say.sheets[kind][1]}
                checked={!left.includes(kind)}
                onChange={({ target: { checked } }) =>
                  setLeft(checked ? left.filter((each) => each !== kind) : [...left, kind])
                }
              />
            ))}
          </fieldset>
          <TableWords
            topics={toChoose}
            lists={[]}
            reading={{ holds: 'register', topicWords, words: NO_WORDS }}
            offered={offered}
            onChange={({ topicWords: chosen }) => chosen && setTopicWords(chosen)}
          />
          <Checkbox
            label={say.clears}
            hint={say.clearsHint}
            checked={empty === 'clears'}
            onChange={({ target: { checked } }) => setEmpty(checked ? 'clears' : 'keeps')}
          />
          <WorkbookNotes whole={seen} sheets={sheets} present={present} />
          <Button size="sm" onClick={onByOneself}>
            {say.byOneself}
          </Button>
        </CardBody>
      </Card>
      <PreviewCard
        seen={seen}
        whole={whole}
        sheets={preview}
        leavesOut={leavesOut}
        onLeavesOut={setLeavesOut}
        onSeen={setSeen}
        onDone={onDone}
      />
    </>
  );
}
