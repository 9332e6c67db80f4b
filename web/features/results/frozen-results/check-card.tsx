import { Download, FileCheck } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { checkFrozenText, type FrozenCheck } from '#domain/frozen-results/check-frozen-file.ts';
import { wordCheck } from '#domain/frozen-results/check-words.ts';
import { ToneIcon } from '#web/ui/display/tone-icon.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { Card, CardBody, CardTitle } from '#web/ui/layout/card.tsx';
import type { FrozenAnswer } from './api.ts';
import { resultsMessages as say } from './messages.ts';
import { PART_IDS } from './part-links.tsx';

/** The number of findings listed; a changed formula may concern every row. */
const SHOWN = 20;

interface CheckCardProps {
  file: FrozenAnswer;
  /** The check of the result on this screen. */
  check: FrozenCheck;
  /** The day on which it was frozen, for the name of the file. */
  day: string;
}

/** The check of the result on this screen, and of any file. */
export function CheckCard({ file, check, day }: CheckCardProps) {
  const [other, setOther] = useState<{ name: string; check: FrozenCheck } | null>(null);
  const chooser = useRef<HTMLInputElement>(null);

  async function read(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const chosen = input.files?.[0];
    if (!chosen) return;
    const text = await chosen.text();
    setOther({ name: chosen.name, check: checkFrozenText(text) });
    // Allows choosing the same file again after it was changed.
    input.value = '';
  }

  return (
    <Card id={PART_IDS.check}>
      <CardBody className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-72">
            <CardTitle tabIndex={-1}>{say.checkTitle}</CardTitle>
            {check.state === 'same' ? (
              <p className="mt-1 flex gap-2 text-sm">
                <ToneIcon tone="success" className="mt-0.5" />
                {wordCheck(check).verdict}
              </p>
            ) : null}
          </div>
          <div className="flex flex-wrap gap-2 print:hidden">
            <Button size="sm" onClick={() => saveFrozenFile(file, day)}>
              <Download aria-hidden="true" />
              {say.download}
            </Button>
            <Button size="sm" onClick={() => chooser.current?.click()}>
              <FileCheck aria-hidden="true" />
              {say.checkFile}
            </Button>
            <input
              ref={chooser}
              type="file"
              accept="application/json,.json"
              aria-label={say.checkFile}
              className="hidden"
              onChange={(event) => void read(event)}
            />
          </div>
        </div>
        {check.state === 'same' ? null : <Finding title={say.thisResult} check={check} />}
        {other ? <Finding title={say.checkedFile(other.name)} check={other.check} announce /> : null}
        <div className="flex flex-col gap-1 text-xs text-muted">
          <p className="max-w-prose text-pretty">{say.checkText}</p>
          <p className="wrap-anywhere">
            {say.fingerprint}: <code className="font-mono">{file.sha256}</code>
          </p>
        </div>
      </CardBody>
    </Card>
  );
}

function Finding({ title, check, announce = false }: { title: string; check: FrozenCheck; announce?: boolean }) {
  const { verdict, sentences } = wordCheck(check);
  const rest = sentences.length - SHOWN;
  return (
    <Alert tone={toneOf(check)} title={title} announce={announce}>
      <p>{verdict}</p>
      {sentences.length > 0 ? (
        <ul className="mt-2 list-disc pl-5">
          {sentences.slice(0, SHOWN).map((sentence) => (
            <li key={sentence} dir="auto" className="wrap-anywhere">
              {sentence}
            </li>
          ))}
        </ul>
      ) : null}
      {rest > 0 ? <p className="mt-1">{say.more(rest)}</p> : null}
    </Alert>
  );
}

function toneOf(check: FrozenCheck): 'success' | 'warning' | 'error' {
  if (check.state === 'same') return 'success';
  if (check.state === 'unreadable') return 'error';
  return check.isOtherFormula && check.fingerprint === check.stated ? 'warning' : 'error';
}

/** Saves a frozen result, with its sign-off, as the file that `npm run verify` and this screen check. */
function saveFrozenFile({ kind, sha256, signOff, result }: FrozenAnswer, day: string): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify({ kind, sha256, signOff, result })], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = say.fileName(day, sha256);
  link.click();
  URL.revokeObjectURL(url);
}
